import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text with SECRET, in base64url. Each use prefixes its text differently, so that none passes for another. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** The same signature as bytes, for stored hashes. */
export const signedHash = (secret: string, text: string): Buffer =>
  Buffer.from(signatureOf(secret, text), 'base64url')

/** Compares a signature, which may be any text, in the same time for each wrong one. */
export const isSignature = (given: string, expected: string): boolean => {
  const [theirs, ours] = [Buffer.from(given), Buffer.from(expected)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours)
}
