import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createAcceptor, Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../platform/errors.js'
import { type AnswerUnparsed, MOST_HEADERS } from './malformed.js'

interface Address {
  port: number
  host: string
}

const explain = (error: NodeJS.ErrnoException, { port, host }: Address) => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`PORT: ${port} is in use, perhaps by another Haulbid. Set PORT to a free one`)
  }
  if (error.code === 'EACCES') return new StartError(`PORT: this user is not allowed to listen on ${port}`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST: this machine has no address ${host}`)
  }
  return error
}

/** Time limits for clients. shedStalled limits slow bodies. */
const timeouts = {
  connectionsCheckingInterval: 1000,
  headersTimeout: 10_000,
  // As long as an upload link is valid.
  requestTimeout: 15 * 60_000,
  // Longer than nginx keeps an idle connection to us (60 s), so that it never uses one that we are closing.
  keepAliveTimeout: 75_000,
}

/** The limit without traffic in either direction: a client that does not read its response. */
const SILENCE_MS = 120_000

/**
 * Connections waiting to be accepted, for each acceptor. Beyond it, clients in a burst would have to wait for their kernels
 * to retry.
 */
const BACKLOG = 4096
/**
 * Sockets that listen on the port together. Node accepts one connection per socket and turn of its event loop, and turns
 * are long under load: with a single one, connections wait for seconds where nothing sees them.
 */
const ACCEPTORS = 32
/** Other systems have to make do with one socket. */
const canShare = process.platform === 'linux'

/** How long a running request may take once the process is asked to stop: docs/operations.md, "Upgrade". */
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

/** Opens more sockets on the port, and gives their connections to the server. */
const addAcceptors = async (server: Server, { host, port }: Address): Promise<NetServer[]> => {
  const acceptors = Array.from({ length: ACCEPTORS - 1 }, () =>
    // http.Server makes its own socket with these options.
    createAcceptor({ allowHalfOpen: true, noDelay: true }, socket => server.emit('connection', socket)),
  )
  await Promise.all(
    acceptors.map(acceptor =>
      once(acceptor.listen({ host, port, backlog: BACKLOG, reusePort: true }), 'listening'),
    ),
  )
  return acceptors
}

/** Accepts no more connections, lets requests under way finish, and cuts off what is left after `DRAIN_MS`. */
const drain = async (server: Server, acceptors: NetServer[], sockets: Set<Socket>) => {
  const closed = Promise.all([server, ...acceptors].map(each => once(each, 'close')))
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  // http.Server's own method would close the connections that look idle.
  for (const each of [server, ...acceptors]) NetServer.prototype.close.call(each)
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

/** The server ignores other offers, such as curl's for HTTP/2, and answers the request. */
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

const answeringUnparsed = (server: Server, answer: AnswerUnparsed) => {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }, response) => {
    const responses = underWay.get(socket) ?? new Set()
    underWay.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', (error, socket) => {
    // The oldest response is the one being sent if several requests have arrived at once.
    const [response] = underWay.get(socket) ?? []
    answer(error, socket as Socket, response)
  })
}

interface Options {
  upgrade?: Upgrade
  /** Answers requests that Node cannot parse; without it, Node does. */
  unparsed?: AnswerUnparsed
  /** True if nobody else may listen on the port; connections are accepted more slowly then. */
  isAlone?: boolean
}

/** `handle` refuses malformed requests (refusingMalformed). */
export const listen = async (
  handle: RequestListener,
  address: Address,
  { upgrade, unparsed, isAlone = !canShare }: Options = {},
): Promise<Listening> => {
  const server = createServer(
    // refusingMalformed checks the header, since it names the missing one.
    { ...timeouts, shouldUpgradeCallback: isWebSocket, requireHostHeader: false },
    handle,
  )
  server.on('checkExpectation', handle)
  if (upgrade) server.on('upgrade', upgrade)
  if (unparsed) answeringUnparsed(server, unparsed)
  server.maxHeadersCount = MOST_HEADERS
  server.timeout = SILENCE_MS
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen({ host: address.host, port: address.port, backlog: BACKLOG, reusePort: !isAlone })
  try {
    await once(server, 'listening')
    const acceptors = isAlone ? [] : await addAcceptors(server, address)
    return { drain: () => drain(server, acceptors, sockets) }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, address)
  }
}

/** Fails early, before the database is touched. */
export const assertPortIsFree = async (address: Address) => {
  const { drain } = await listen(() => undefined, address, { isAlone: true })
  await drain()
}
