import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Caller, House } from '../context.js'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const proxies = new WeakMap<string[], BlockList>()

const proxyList = (trusted: string[]): BlockList => {
  const known = proxies.get(trusted)
  if (known) return known
  const list = new BlockList()
  for (const entry of trusted) {
    const [address, prefix] = entry.split('/') as [string, string?]
    if (prefix) list.addSubnet(address, Number(prefix), familyOf(address))
    else list.addAddress(address, familyOf(address))
  }
  proxies.set(trusted, list)
  return list
}

/** Whoever connected, or behind a proxy of ours the last address that it names: what comes before is anybody's word. */
const addressOf = ({ socket, headers }: IncomingMessage, trusted: string[]): string => {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (!isIP(peer) || !proxyList(trusted).check(peer, familyOf(peer))) return peer
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim()
  return isIP(named) ? named : peer
}

export const callerOf = (request: IncomingMessage, { config }: Pick<House, 'config'>): Caller => ({
  headers: request.headers,
  address: addressOf(request, config.trustedProxies),
  requestId: randomUUID(),
})
