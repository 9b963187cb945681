import type { IncomingHttpHeaders } from 'node:http'
import { readCookie } from './cookies.js'
import { hashOf } from './secrets.js'

const named = (kind: string, secret: string) => `${kind}:${hashOf(secret).toString('base64url')}`

/** What a request says who it is by, hashed and not yet checked: its token, or the cookie of its session. */
export const credentialOf = (
  { authorization, cookie }: IncomingHttpHeaders,
  cookieName: string,
): string | null => {
  if (authorization !== undefined) return named('token', authorization)
  const session = readCookie(cookie, cookieName)
  return session ? named('session', session) : null
}
