import { createPrivateKey, sign } from 'node:crypto'
import type { PushConfig } from './pushConfig.js'

/** RFC 8292 allows a day. */
const GOOD_FOR_SECONDS = 12 * 3600

const asJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const keyOf = ({ publicKey, privateKey }: PushConfig) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
}

/** The Authorization header that identifies us to a push service (RFC 8292): a JWT, signed with ES256. */
export const signedAs = (config: PushConfig, endpoint: string, now: Date): string => {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS,
    sub: config.subject,
  }
  const text = `${asJson({ typ: 'JWT', alg: 'ES256' })}.${asJson(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: keyOf(config), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${config.publicKey}`
}
