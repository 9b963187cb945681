declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Params {
    version: 'aes128gcm'
    /** Of the receiver, in base64url. */
    dh: string
    privateKey: ECDH
    authSecret: string
  }

  const ece: { encrypt(plain: Buffer, params: Params): Buffer }
  export default ece
}
