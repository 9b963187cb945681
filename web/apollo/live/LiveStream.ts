import { createClient } from 'graphql-ws'
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

type Closing = { code?: number; reason?: string }

const SESSION_OVER = 4401
const SUSPENDED = 4403
/** Too many connections, or a busy server. */
const REFUSED = [4429, 1013]

/** The server sends something at least every 25 seconds. */
const SILENCE_MS = 40_000
/** The time limits for the first message of a connection, and for the answer to a ping. */
const ANSWER_MS = 10_000
const PONG_MS = 5000
const WAIT_MS = { first: 400, least: 200, most: 15_000, refused: 4000 }
/** After this many failures in a row, the cursor itself may be the problem. */
const MOST_FAILURES = 3

const address = () => `${window.location.protocol.replace('http', 'ws')}//${window.location.host}/graphql`

/**
 * One subscription that resumes from its last cursor however often the connection breaks. Each connection is a client of its own, since
 * graphql-ws subscribes again with the first cursor, and waits for a connection that only looks open.
 */
export class LiveStream {
  private client: ReturnType<typeof createClient> | undefined
  private socket: WebSocket | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = true
  private isUp = false
  private failures = 0
  private refusals = 0
  private mustReload = false

  constructor(
    private readonly subscription: Subscription,
    private readonly listener: Listener,
    private readonly cursor: Cursor,
  ) {}

  start(): void {
    this.isStopped = false
    window.addEventListener('online', this.connect)
    window.addEventListener('pageshow', this.onShow)
    window.addEventListener('pagehide', this.drop)
    document.addEventListener('visibilitychange', this.look)
    this.connect()
  }

  stop(): void {
    this.isStopped = true
    window.removeEventListener('online', this.connect)
    window.removeEventListener('pageshow', this.onShow)
    window.removeEventListener('pagehide', this.drop)
    document.removeEventListener('visibilitychange', this.look)
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
    const client = createClient({
      url: address,
      retryAttempts: 0,
      generateID: () => '1',
      on: {
        opened: socket => {
          this.socket = socket as WebSocket
        },
        message: () => this.isUp && this.expect(SILENCE_MS),
      },
    })
    this.client = client
    this.expect(ANSWER_MS)
    const isCurrent = () => this.client === client
    client.subscribe<{ changes: Changes }>(
      { ...this.subscription, variables: { after: this.cursor.read() } },
      {
        next: ({ data }) => {
          if (!isCurrent()) return
          // Answered without data, and so without a cursor.
          if (data) this.take(data.changes)
          else this.fail()
        },
        error: error => {
          if (!isCurrent()) return
          if (Array.isArray(error)) this.fail()
          else this.closed(error as Closing)
        },
        complete: () => isCurrent() && this.fail(),
      },
    )
  }

  private readonly onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.connect()
  }

  private readonly look = (): void => {
    if (document.visibilityState !== 'visible') return
    if (!this.isUp) {
      this.connect()
      return
    }
    // After sleep it may only look open.
    this.socket?.send(JSON.stringify({ type: 'ping' }))
    this.expect(PONG_MS)
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

  /** The subscription was refused, or has ended. */
  private fail(): void {
    this.refusals++
    if (this.refusals >= MOST_FAILURES && this.cursor.read() !== null) {
      this.cursor.set(null)
      this.mustReload = true
    }
    this.restart()
  }

  private closed({ code = 0, reason = '' }: Closing): void {
    if (code === SESSION_OVER || code === SUSPENDED) {
      this.stop()
      this.listener.onEnd({ message: reason, isSuspended: code === SUSPENDED })
      return
    }
    this.drop()
    this.later(REFUSED.includes(code) ? WAIT_MS.refused : WAIT_MS.first)
  }

  /** Waits longer each time, and never as long as another page does: a server that comes back is not stormed. */
  private later(first = WAIT_MS.first): void {
    if (this.isStopped) return
    const longest = Math.min(first * 2 ** this.failures, WAIT_MS.most)
    this.failures++
    this.timer = setTimeout(() => this.connect(), WAIT_MS.least + Math.random() * longest)
  }

  /** A connection that is silent for so long is broken, even if it looks open. */
  private expect(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.restart(), ms)
  }

  /** Also when the page is left: with an open connection it would not be kept for going back to it. */
  private readonly drop = (): void => {
    clearTimeout(this.timer)
    const { client } = this
    this.client = undefined
    this.socket = undefined
    client?.terminate()
    this.setUp(false)
  }

  private setUp(isUp: boolean): void {
    if (isUp === this.isUp) return
    this.isUp = isUp
    this.listener.onUp(isUp)
  }
}
