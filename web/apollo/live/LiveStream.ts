import type { ChangesFragment } from '../../generated/graphql.js'
import type { Denial } from '../denial.js'

/** `jobs` as the role's document selects them. */
export type Changes = ChangesFragment & { jobs: readonly JobChange[] }
export type JobChange = { __typename: 'Job'; id: string } & Record<string, unknown>

interface Listener {
  onChanges: (changes: Changes) => void
  /** The stream is there, with its first message, or is not. */
  onUp: (isUp: boolean) => void
  /** The session is over, or the account was suspended. */
  onEnd: (denial: Denial) => void
}

/** Reads the position to resume from; null to start now. */
interface Cursor {
  read: () => string | null
  set: (cursor: string | null) => void
}

interface Subscription {
  query: string
  operationName: string
}

const PROTOCOL = 'graphql-transport-ws'
const SESSION_OVER = 4401
const SUSPENDED = 4403
const TOO_MANY = 4429
const TRY_AGAIN = 1013

/** The server sends something at least every 25 seconds. */
const SILENCE_MS = 40_000
/** The time limits for the first message of a connection, and for the answer to a ping. */
const ANSWER_MS = 10_000
const PONG_MS = 5000
const WAIT_MS = { first: 400, least: 200, most: 15_000, refused: 4000 }
/** After so many failures in a row, the cursor itself may be what cannot be answered. */
const MOST_FAILURES = 3

const address = () => `${window.location.protocol.replace('http', 'ws')}//${window.location.host}/graphql`

const isVisible = () => document.visibilityState === 'visible'

/**
 * One subscription over graphql-transport-ws that resumes from its last cursor however often the connection breaks. Why
 * not the package's client: docs/decisions/0055-pages-keep-their-own-stream-client.md.
 */
export class LiveStream {
  private socket: WebSocket | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private isUp = false
  private failures = 0
  private refusals = 0
  private mustReload = false
  private isStopped = true

  constructor(
    private readonly subscription: Subscription,
    private readonly listener: Listener,
    private readonly cursor: Cursor,
  ) {}

  start(): void {
    this.isStopped = false
    window.addEventListener('online', this.connect)
    window.addEventListener('pageshow', this.onShow)
    window.addEventListener('pagehide', this.onHide)
    document.addEventListener('visibilitychange', this.onVisibility)
    this.connect()
  }

  stop(): void {
    this.isStopped = true
    window.removeEventListener('online', this.connect)
    window.removeEventListener('pageshow', this.onShow)
    window.removeEventListener('pagehide', this.onHide)
    document.removeEventListener('visibilitychange', this.onVisibility)
    this.drop()
  }

  /** Breaks the connection, and comes back as after the last of so many breaks in a row. */
  restart(failures = 0): void {
    this.drop()
    this.failures = Math.max(this.failures, failures)
    this.later()
  }

  /** At once, whatever it waits for: a connection from before the network was gone may look open for a long time. */
  private readonly connect = (): void => {
    this.drop()
    const socket = new WebSocket(address(), PROTOCOL)
    this.socket = socket
    this.expect(ANSWER_MS)
    socket.onopen = () => this.send({ type: 'connection_init' })
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data))
    socket.onclose = ({ code, reason }) => this.closed(code, reason)
  }

  private readonly onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.connect()
  }

  /** A page with an open connection is not kept for going back to it. */
  private readonly onHide = (): void => this.drop()

  private readonly onVisibility = (): void => {
    if (!isVisible()) return
    if (this.isUp) {
      // After sleep it may only look open.
      this.send({ type: 'ping' })
      this.expect(PONG_MS)
    } else {
      this.connect()
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private receive({
    type,
    payload,
  }: {
    type: string
    payload?: { data?: { changes: Changes } | null }
  }): void {
    if (this.isUp) this.expect(SILENCE_MS)
    if (type === 'connection_ack') this.subscribe()
    else if (type === 'ping') this.send({ type: 'pong' })
    else if (type === 'next' && payload?.data) this.take(payload.data.changes)
    // Refused, ended, or answered without data and so without a cursor.
    else if (type !== 'pong') this.fail()
  }

  private subscribe(): void {
    const variables = { after: this.cursor.read() }
    this.send({ id: '1', type: 'subscribe', payload: { ...this.subscription, variables } })
  }

  private take(changes: Changes): void {
    this.cursor.set(changes.cursor)
    this.failures = 0
    this.refusals = 0
    this.expect(SILENCE_MS)
    const reload = changes.reload || this.mustReload
    this.mustReload = false
    this.listener.onChanges({ ...changes, reload })
    this.setUp(true)
  }

  private fail(): void {
    this.refusals++
    if (this.refusals >= MOST_FAILURES && this.cursor.read() !== null) {
      this.cursor.set(null)
      this.mustReload = true
    }
    this.restart()
  }

  private closed(code: number, reason: string): void {
    if (code === SESSION_OVER || code === SUSPENDED) {
      this.stop()
      this.listener.onEnd({ message: reason, isSuspended: code === SUSPENDED })
      return
    }
    this.drop()
    this.later(code === TOO_MANY || code === TRY_AGAIN ? WAIT_MS.refused : WAIT_MS.first)
  }

  /** Waits longer each time, and never as long as another page does: a server that comes back is not stormed. */
  private later(first = WAIT_MS.first): void {
    if (this.isStopped) return
    const longest = Math.min(first * 2 ** this.failures, WAIT_MS.most)
    this.failures++
    this.timer = setTimeout(this.connect, WAIT_MS.least + Math.random() * longest)
  }

  /** A connection that is silent for so long is broken, even if it looks open. */
  private expect(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.restart(), ms)
  }

  private drop(): void {
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = undefined
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    this.setUp(false)
  }

  private setUp(isUp: boolean): void {
    if (isUp === this.isUp) return
    this.isUp = isUp
    this.listener.onUp(isUp)
  }
}
