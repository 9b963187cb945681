import * as z from 'zod/mini'

/** How many of a person's browsers get pushes. */
export const MOST_PUSH_DEVICES = 10

const MOST_LETTERS = 1000
const NOT_A_SUBSCRIPTION = 'This is not a push subscription'

const base64Url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3)
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`), NOT_A_SUBSCRIPTION))
}

/** RFC 8291: a point of P-256, uncompressed, and sixteen random bytes. */
export const pushSubscriptionRules = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(MOST_LETTERS, NOT_A_SUBSCRIPTION),
      z.regex(/^https?:\/\/[^\s@]+$/, NOT_A_SUBSCRIPTION),
    ),
  p256dh: base64Url(65),
  auth: base64Url(16),
})
