import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import type { AppContext, Caller } from '../../domain/context.js'
import { isFailure } from '../../platform/errors.js'
import { PRICES } from '../../platform/limits/prices.js'
import { callerOf, requestIdOf } from '../caller.js'
import { admit } from '../enter.js'
import { isSameSite } from '../sameSite.js'
import { securityHeaders } from '../securityHeaders.js'
import { LiveProtocol, type ProtocolOptions } from './LiveProtocol.js'
import { close, codes, end, type LiveSocket, TRY_AGAIN } from './LiveSocket.js'
import { refuseUpgrade } from './refuseUpgrade.js'

const MOST = { ofPerson: 20, ofAddress: 100, ofProcess: 5000 }
const MOST_BYTES = 65_536
const PING_MS = 12_000
/**
 * The limit for one socket between two of our pings: clients send a few when they start, and then little but pongs.
 */
const MOST_MESSAGES = 100
/** The client has this long to finish the closing handshake. */
const CLOSE_MS = 5000
/** How long a process that ends takes to close its sockets, so that clients do not all reconnect at once. */
const DRAIN_MS = 5000
const DRAIN_STEPS = 50
const RESTART = 1012

const inc = (counts: Map<string, number>, key: string, by: number) => {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/**
 * Subscriptions over the graphql-transport-ws protocol at /graphql, and nothing else: queries and mutations would bypass
 * quotas, token scopes and the log. A socket has one subscription, and one credential for life.
 */
export class LiveSockets {
  private readonly wss: WebSocketServer
  private readonly protocol: LiveProtocol
  private readonly app: AppContext
  private readonly sockets = new Set<LiveSocket>()
  private readonly byAddress = new Map<string, number>()
  private readonly byPerson = new Map<string, number>()
  private readonly pings: NodeJS.Timeout
  private isEnding = false
  /** True while the process is too busy for more sockets. */
  isBusy: () => boolean = () => false

  constructor(options: Omit<ProtocolOptions, 'admit'>) {
    this.app = options.app
    this.protocol = new LiveProtocol({
      ...options,
      admit: viewerId => {
        if ((this.byPerson.get(viewerId) ?? 0) >= MOST.ofPerson) return false
        inc(this.byPerson, viewerId, 1)
        return true
      },
    })
    this.wss = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      // The package's types lack this option.
      closeTimeout: CLOSE_MS,
      handleProtocols: offered => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
    } as ServerOptions)
    this.wss.on('wsClientError', ({ message }, socket, request) => this.refuse(request, socket, 400, message))
    this.pings = setInterval(() => this.ping(), PING_MS).unref()
  }

  /** Accepts a connection that asks to become a WebSocket, or answers it over HTTP and closes it. */
  upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): void {
    duplex.on('error', () => duplex.destroy())
    const caller = callerOf(request, this.app)
    void this.refusalOf(request, caller).then(refusal => {
      if (refusal) {
        this.app.metrics.live.refusals.inc({ status: refusal[0] })
        this.refuse(request, duplex, ...refusal)
      } else this.wss.handleUpgrade(request, duplex, head, ws => this.open(ws, caller))
    })
  }

  private refuse(request: IncomingMessage, duplex: Duplex, status: number, message: string): void {
    const { config, log } = this.app
    const requestId = requestIdOf(request, this.app)
    log[config.isProduction ? 'info' : 'debug']({ requestId, status }, 'Upgrade refused')
    refuseUpgrade(duplex, status, message, {
      ...securityHeaders(config),
      'X-Request-Id': requestId,
      // RFC 6455, 4.4, requires the version in an answer to a client that speaks another.
      ...(status === 400 && { 'Sec-WebSocket-Version': '13' }),
    })
  }

  private async refusalOf(
    { url, headers }: IncomingMessage,
    caller: Caller,
  ): Promise<[number, string] | null> {
    if (!/^\/graphql\/?(\?|$)/.test(url ?? '')) return [404, 'Not found']
    // The upgrade carries cookies, and pages of other sites may ask for one.
    if (!isSameSite(headers, this.app.config.publicUrl)) return [403, 'This request comes from another site']
    if (this.isEnding || this.isBusy() || this.sockets.size >= MOST.ofProcess)
      return [503, 'Haulbid is not available right now']
    if ((this.byAddress.get(caller.address) ?? 0) >= MOST.ofAddress)
      return [429, 'Too many connections from this address']
    try {
      await admit(this.app, caller)
      return null
    } catch {
      return [429, 'Too many requests. Please try again later.']
    }
  }

  /** Accepts no more sockets, and closes those that are open, spread over five seconds. */
  async drain(): Promise<void> {
    this.isEnding = true
    clearInterval(this.pings)
    const waiting = [...this.sockets]
    const slice = Math.ceil(waiting.length / DRAIN_STEPS)
    while (waiting.length > 0) {
      for (const socket of waiting.splice(0, slice)) close(socket, RESTART, 'Service restart')
      if (waiting.length > 0) await sleep(DRAIN_MS / DRAIN_STEPS)
    }
    // A client that takes part in the closing handshake is gone by then.
    const until = performance.now() + 1000
    while (this.sockets.size > 0 && performance.now() < until) await sleep(20)
    for (const { ws } of this.sockets) ws.terminate()
  }

  private open(ws: WebSocket, { headers, ...caller }: Caller): void {
    const { cookie, authorization } = headers
    // The request itself would stay in memory for hours with its buffers.
    const kept = {
      ...(cookie !== undefined && { cookie }),
      ...(authorization !== undefined && { authorization }),
    }
    const socket: LiveSocket = { ws, caller: { ...caller, headers: kept }, isAlive: true, messages: 0 }
    this.sockets.add(socket)
    inc(this.byAddress, caller.address, 1)
    ws.on('error', () => ws.terminate())
    ws.on('pong', () => {
      socket.isAlive = true
      this.takes(socket)
    })
    ws.on('ping', () => this.takes(socket))
    const closed = this.protocol.server.opened(
      {
        protocol: ws.protocol,
        // Nothing can be sent to a client that is gone; its subscription ends with the socket.
        send: text => new Promise<void>(sent => ws.send(text, () => sent())),
        close: (code = 1000, reason = '') => close(socket, code, reason),
        onMessage: heard => {
          ws.on('message', (data: Buffer) => {
            if (!this.takes(socket)) return
            socket.caller.quota.spend((data.length / 1024) * PRICES.kilobyte)
            heard(data.toString()).catch(error => this.fail(socket, error))
          })
        },
      },
      socket,
    )
    ws.once('close', (code, reason) => {
      this.sockets.delete(socket)
      inc(this.byAddress, caller.address, -1)
      if (socket.viewerId) inc(this.byPerson, socket.viewerId, -1)
      closed(code, reason.toString())
        .catch(error => this.fail(socket, error))
        // The protocol's server does not report the end of a subscription whose last message could not be sent.
        .finally(() => this.protocol.release(socket))
    })
  }

  /** True if one more frame from the client is read; a flood of frames ends the socket. */
  private takes(socket: LiveSocket): boolean {
    // These frames were under way when the socket was closed.
    if (socket.ws.readyState !== socket.ws.OPEN) return false
    socket.messages++
    if (socket.messages <= MOST_MESSAGES) return true
    close(socket, codes.RATE_LIMITED, 'Too many messages')
    return false
  }

  private fail(socket: LiveSocket, error: unknown): void {
    // Nothing can be sent to a client that is gone.
    if (socket.ws.readyState !== socket.ws.OPEN) return
    if (isFailure(error)) {
      end(socket, error)
      return
    }
    this.app.log.error({ err: error }, 'A live socket failed')
    close(socket, TRY_AGAIN, 'Something went wrong')
  }

  private ping(): void {
    for (const socket of this.sockets) {
      if (!socket.isAlive) socket.ws.terminate()
      else socket.ws.ping()
      socket.isAlive = false
      socket.messages = 0
    }
  }
}
