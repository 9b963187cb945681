import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { readCookie } from '../domain/accounts/cookies.js'
import { hashedName, sessionCredential } from '../domain/accounts/secrets.js'
import type { AppContext, Caller } from '../domain/context.js'
import { RequestQuota } from '../platform/limits/RequestQuota.js'

const addressFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const proxies = new WeakMap<string[], BlockList>()

const proxyList = (trusted: string[]): BlockList => {
  const known = proxies.get(trusted)
  if (known) return known
  const list = new BlockList()
  for (const entry of trusted) {
    const [address, prefix] = entry.split('/') as [string, string?]
    if (prefix) list.addSubnet(address, Number(prefix), addressFamily(address))
    else list.addAddress(address, addressFamily(address))
  }
  proxies.set(trusted, list)
  return list
}

const peerOf = ({ socket }: IncomingMessage) => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

const isProxy = (peer: string, trusted: string[]) =>
  trusted.length > 0 && isIP(peer) !== 0 && proxyList(trusted).check(peer, addressFamily(peer))

/**
 * One caller for throttles: an IPv4 address, or the /64 that an IPv6 household or machine gets (RFC 6177).
 * Otherwise an attacker could evade a throttle by counting up addresses.
 */
export const networkOf = (address: string): string => {
  // IPv4 is left unchanged: the library would also read `1` as 0.0.0.1.
  if (!address.includes(':')) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

/** The connecting address, or behind our own proxy the last address it reports: the ones before that can be forged. */
const addressOf = (request: IncomingMessage, trusted: string[]): string => {
  const peer = peerOf(request)
  if (!isProxy(peer, trusted)) return peer
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim()
  return isIP(named) ? named : peer
}

const REQUEST_ID = /^[\w.-]{8,128}$/

/**
 * The request id from our own proxy, or a new one: any other client could choose the id of somebody else's log lines.
 */
export const requestIdOf = (request: IncomingMessage, { config }: Pick<AppContext, 'config'>): string => {
  const given = String(request.headers['x-request-id'] ?? '')
  return REQUEST_ID.test(given) && isProxy(peerOf(request), config.trustedProxies) ? given : randomUUID()
}

/** The credential of a request, hashed and not yet checked: its API token or its session cookie. */
const credentialOf = ({ authorization, cookie }: IncomingHttpHeaders, cookieName: string): string | null => {
  if (authorization !== undefined) return `token:${hashedName(authorization)}`
  const session = readCookie(cookie, cookieName)
  return session ? sessionCredential(session) : null
}

/** The caller at this address with the credential of these headers. */
export const callerWith = (headers: IncomingHttpHeaders, address: string, app: AppContext): Caller => {
  const { config, rateLimiter, clock } = app
  const credential = credentialOf(headers, config.cookieName)
  const isMarked = readCookie(headers.cookie, config.deviceCookieName) !== null
  const quota = new RequestQuota(rateLimiter, credential, address, clock, isMarked)
  return { headers, address, credential, quota }
}

export const callerOf = (request: IncomingMessage, app: AppContext): Caller =>
  callerWith(request.headers, networkOf(addressOf(request, app.config.trustedProxies)), app)
