import { createECDH } from 'node:crypto'

export interface PushConfig {
  /** In base64url, as browsers and RFC 8292 want them. */
  publicKey: string
  privateKey: string
  /** Whom a push service can ask about us. */
  subject: string
  /** Origins of the push services that may be called. */
  services: string[]
}

/** The public key of a private one; throws if it is none of P-256. */
export const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}
