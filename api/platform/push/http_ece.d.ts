declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Params {
    version: 'aes128gcm'
    /** The receiver's public key, in base64url. */
    dh: string
    privateKey: ECDH
    authSecret: string
  }

  const ece: { encrypt(plain: Buffer, params: Params): Buffer }
  export default ece
}
