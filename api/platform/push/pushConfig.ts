import { createECDH } from 'node:crypto'

export interface PushConfig {
  /** In base64url, as browsers and RFC 8292 want them. */
  publicKey: string
  privateKey: string
  /** A contact for push services, who may have questions about us. */
  subject: string
  /** Origins of the push services that may be called. */
  services: string[]
}

/** The public key of a private one; throws if it is not a P-256 key. */
export const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}
