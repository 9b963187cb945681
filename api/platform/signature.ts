import { createHmac, timingSafeEqual } from 'node:crypto'

/** A text signed with SECRET, in base64url. Each use begins its text with words of its own, so that none passes for another. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** The same as bytes, for what is stored to be compared. */
export const signedHash = (secret: string, text: string): Buffer =>
  Buffer.from(signatureOf(secret, text), 'base64url')

/** Whether a signature, which may be any text, is the expected one. Takes the same time for each wrong one. */
export const isSignature = (given: string, expected: string): boolean => {
  const [theirs, ours] = [Buffer.from(given), Buffer.from(expected)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours)
}
