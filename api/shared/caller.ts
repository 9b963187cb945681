import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Caller } from '../context.js'

const PRIVATE = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i

const plain = (address = '') => address.replace(/^::ffff:/, '')

/** The caller's own address: behind a proxy of this house the last one it names, else whoever connected. */
const addressOf = ({ socket, headers }: IncomingMessage): string => {
  const peer = plain(socket.remoteAddress)
  if (!PRIVATE.test(peer)) return peer
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim()
  return isIP(named) ? named : peer
}

export const callerOf = (request: IncomingMessage): Caller => ({
  headers: request.headers,
  address: addressOf(request),
  requestId: randomUUID(),
})
