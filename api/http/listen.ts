import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../platform/errors.js'

interface Address {
  port: number
  host: string
}

const explain = (error: NodeJS.ErrnoException, { port, host }: Address) => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`PORT: ${port} is in use, perhaps by another Haulbid. Set PORT to a free one`)
  }
  if (error.code === 'EACCES') return new StartError(`PORT: this user may not listen on ${port}`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST: this machine has no address ${host}`)
  }
  return error
}

/** How long clients are given; slow bodies are up to shedStalled. */
const timeouts = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  // As long as an upload link is valid.
  requestTimeout: 15 * 60_000,
  // Longer than nginx keeps an idle connection to us (60 s), so that it never uses one that we are closing.
  keepAliveTimeout: 75_000,
}

/** No traffic in either direction: a client that does not read its response. */
const SILENCE_MS = 120_000

const MOST_HEADERS = 100
/**
 * Connections waiting to be accepted. Beyond Node's default of 511, clients in a burst would have to wait for their
 * kernels to retry.
 */
const BACKLOG = 4096

/** Node silently drops headers beyond the limit, and one of them could have been Origin. */
const refusingManyHeaders =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (request.rawHeaders.length < 2 * MOST_HEADERS) return handle(request, response)
    response.writeHead(431, { 'Content-Type': 'application/json', Connection: 'close' })
    return response.end(JSON.stringify({ error: 'The request has too many headers' }))
  }

/** How long a request under way may take to finish once the process is asked to stop: docs/operations.md, "Upgrade". */
export const DRAIN_MS = 25_000

// Browsers open connections in advance, and Node does not count one as idle before its first request.
const closeUnused = (sockets: Iterable<Socket>) => {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

/**
 * How long open connections are kept after the last new one was accepted. A proxy may be sending on one that looks idle here:
 * if it were closed, the request would be lost. Each that is used once more is told to close.
 */
const LAST_REQUEST_MS = 2000

const openUntil = async (deadline: number, sockets: Set<Socket>) => {
  while (sockets.size > 0 && Date.now() < deadline) await sleep(20)
}

/** Accepts no more connections, lets requests under way finish, and cuts off what is left after `DRAIN_MS`. */
const drain = async (server: Server, sockets: Set<Socket>) => {
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  // http.Server's own would close the connections that look idle.
  NetServer.prototype.close.call(server)
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await openUntil(Date.now() + LAST_REQUEST_MS, sockets)
  closeUnused(sockets)
  server.closeIdleConnections()
  // A kept-alive connection becomes idle only when its last response has been sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

interface Listening {
  drain(): Promise<void>
}

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** An offer of anything else, as curl makes one for HTTP/2, is ignored, and the request answered. */
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

export const listen = async (
  handle: RequestListener,
  address: Address,
  upgrade?: Upgrade,
): Promise<Listening> => {
  const server = createServer(
    { ...timeouts, shouldUpgradeCallback: isWebSocket },
    refusingManyHeaders(handle),
  )
  if (upgrade) server.on('upgrade', upgrade)
  server.maxHeadersCount = MOST_HEADERS
  server.timeout = SILENCE_MS
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen({ host: address.host, port: address.port, backlog: BACKLOG })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, address)
  }
  return { drain: () => drain(server, sockets) }
}

/** Fails early, before the database is touched. */
export const assertPortIsFree = async (address: Address) => {
  const { drain } = await listen(() => undefined, address)
  await drain()
}
