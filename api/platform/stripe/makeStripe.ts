import type Stripe from 'stripe'

/** Objects are read as this version has them, whatever the account's default is. */
export const STRIPE_VERSION = '2026-10-28.endive'

const TIMEOUT_MS = 15_000

interface StripeAccess {
  secretKey: string
  /** Another host for Stripe's API; only outside of production. */
  apiUrl: string | undefined
}

/**
 * Stripe's client. It is loaded with the first use, so installations without a key don't have it. It doesn't retry:
 * the tasks that call it do, with the same key.
 */
export const makeStripe = async ({ secretKey, apiUrl }: StripeAccess): Promise<Stripe> => {
  const { default: Client } = await import('stripe')
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Client(secretKey, {
    apiVersion: STRIPE_VERSION,
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? '443' : '80'),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}
