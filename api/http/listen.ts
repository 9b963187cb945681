import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { StartError } from '../platform/startError.js'

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

/** What a client is given time for; slow bodies are shedStalled's. */
const timeouts = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  // As long as an upload's link is good.
  requestTimeout: 15 * 60_000,
  // Longer than nginx keeps an idle connection to us (60 s), so that it never sends into one that we are closing.
  keepAliveTimeout: 75_000,
}

/** Nobody reads or sends: a client that does not take its answer. */
const SILENCE_MS = 120_000

const MOST_HEADERS = 100
/** Connections that wait to be taken. Past Node's own 511 a burst of people would wait for their kernels to try again. */
const BACKLOG = 4096

/** Node leaves headers past the bound away without a word, and the next one could have been Origin. */
const refusingManyHeaders =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (request.rawHeaders.length < 2 * MOST_HEADERS) return handle(request, response)
    response.writeHead(431, { 'Content-Type': 'application/json', Connection: 'close' })
    return response.end(JSON.stringify({ error: 'The request has too many headers' }))
  }

/** How long a current request may take to finish once the process is asked to stop: docs/operations.md, "Upgrade". */
export const DRAIN_MS = 25_000

// Browsers open connections ahead of need, and Node does not count one as idle before its first request.
const closeUnused = (sockets: Iterable<Socket>) => {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}

/** Takes no more connections, lets requests under way finish, and cuts off what is still there after `DRAIN_MS`. */
const drain = async (server: Server, sockets: Set<Socket>) => {
  const closed = once(server, 'close')
  server.close()
  closeUnused(sockets)
  // A connection kept alive becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

interface Listening {
  drain(): Promise<void>
}

export const listen = async (handle: RequestListener, address: Address): Promise<Listening> => {
  const server = createServer(timeouts, refusingManyHeaders(handle))
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
