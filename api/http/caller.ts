import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { credentialOf } from '../domain/accounts/credentialOf.js'
import type { AppContext, Caller } from '../domain/context.js'
import { RequestQuota } from '../platform/limits/RequestQuota.js'
import { networkOf } from './network.js'

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

export const callerOf = (request: IncomingMessage, app: AppContext): Caller => {
  const { config, rateLimiter, clock } = app
  const address = networkOf(addressOf(request, config.trustedProxies))
  const credential = credentialOf(request.headers, config.cookieName)
  return {
    headers: request.headers,
    address,
    credential,
    quota: new RequestQuota(rateLimiter, credential, address, clock),
  }
}
