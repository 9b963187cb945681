import type { IncomingHttpHeaders } from 'node:http'
import { readCookie } from './cookies.js'
import { hashOf } from './secrets.js'

const named = (kind: string, secret: string) => `${kind}:${hashOf(secret).toString('base64url')}`

/** The credential of a request, hashed and not yet checked: its API token or its session cookie. */
export const credentialOf = (
  { authorization, cookie }: IncomingHttpHeaders,
  cookieName: string,
): string | null => {
  if (authorization !== undefined) return named('token', authorization)
  const session = readCookie(cookie, cookieName)
  return session ? named('session', session) : null
}
