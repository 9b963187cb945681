import { type Client, createClient } from 'graphql-ws'
import type { Denial } from '../denial.js'
import type { ChangesFragment } from './generated/changes.js'

/** `jobs` as the role's document selects them. */
export type Changes = ChangesFragment & { jobs: readonly JobChange[] }
export type JobChange = { __typename: 'Job'; id: string } & Record<string, unknown>

interface Options {
  query: string
  operationName: string
  /** Reads the position to resume from; null to start now. */
  cursor: { read: () => string | null; set: (cursor: string | null) => void }
  onChanges: (changes: Changes) => void
  /** Called when the stream comes up, with its first message, or goes down. */
  onUp: (isUp: boolean) => void
  /** The session is over, or the account was suspended. */
  onEnd: (denial: Denial) => void
}

const SESSION_OVER = 4401
const SUSPENDED = 4403
/** Too many connections, or a busy server. */
const REFUSED = [4429, 1013]

/** The server sends something at least every 25 seconds. */
const SILENCE_MS = 40_000
const LOOKED_AT_SILENCE_MS = 27_000
/** The time limit for the first message of a connection. */
const ANSWER_MS = 10_000
const WAIT_MS = { first: 400, least: 200, most: 15_000, refused: 4000 }
/** After this many failures in a row, the cursor itself may be the problem. */
const MOST_FAILURES = 3

const address = () => `${window.location.protocol.replace('http', 'ws')}//${window.location.host}/graphql`

/**
 * One subscription that resumes from its last cursor however often the connection breaks. Each connection has a client
 * of its own, since graphql-ws subscribes again with the first cursor, and waits for a connection that only looks open.
 */
export const openStream = ({ query, operationName, cursor, onChanges, onUp, onEnd }: Options) => {
  let current: Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUp = false
  let heardAt = 0
  let failures = 0
  let refusals = 0
  let mustReload = false
  let isStopped = false

  const setUp = (next: boolean) => {
    if (next === isUp) return
    isUp = next
    onUp(isUp)
  }

  /** A connection that is silent this long is broken, even if it looks open. */
  const expect = (ms: number) => {
    heardAt = Date.now()
    clearTimeout(timer)
    timer = setTimeout(restart, ms)
  }

  /**
   * Also when the user leaves the page, because the browser's back/forward cache drops pages with an open connection.
   */
  const drop = () => {
    clearTimeout(timer)
    const client = current
    current = undefined
    client?.terminate()
    setUp(false)
  }

  /** Waits longer each time, and a different time on each page, so that a restarted server isn't flooded. */
  const restart = (first = WAIT_MS.first) => {
    drop()
    const longest = Math.min(first * 2 ** failures++, WAIT_MS.most)
    timer = setTimeout(connect, WAIT_MS.least + Math.random() * longest)
  }

  /** The subscription was refused, or has ended. */
  const fail = () => {
    if (++refusals >= MOST_FAILURES && cursor.read() !== null) {
      cursor.set(null)
      mustReload = true
    }
    restart()
  }

  const take = (changes: Changes) => {
    cursor.set(changes.cursor)
    failures = 0
    refusals = 0
    expect(SILENCE_MS)
    const reload = changes.reload || mustReload
    mustReload = false
    onChanges({ ...changes, reload })
    setUp(true)
  }

  const closed = ({ code, reason }: Pick<CloseEvent, 'code' | 'reason'>) => {
    if (code === SESSION_OVER || code === SUSPENDED) {
      stop()
      onEnd({ message: reason, isSuspended: code === SUSPENDED })
    } else restart(REFUSED.includes(code) ? WAIT_MS.refused : WAIT_MS.first)
  }

  /**
   * Reconnects at once, whatever it is waiting for: a connection from before a network outage may look open for a
   * long time.
   */
  const connect = () => {
    drop()
    const client = createClient({
      url: address,
      retryAttempts: 0,
      generateID: () => '1',
      on: { message: () => isUp && expect(SILENCE_MS) },
    })
    current = client
    expect(ANSWER_MS)
    const ifCurrent = (act: () => void) => {
      if (current === client) act()
    }
    client.subscribe<{ changes: Changes }>(
      { query, operationName, variables: { after: cursor.read() } },
      {
        // Answered without data, and so without a cursor.
        next: ({ data }) => ifCurrent(() => (data ? take(data.changes) : fail())),
        error: error => ifCurrent(() => (Array.isArray(error) ? fail() : closed(error as CloseEvent))),
        complete: () => ifCurrent(fail),
      },
    )
  }

  /** After sleep a connection may only look open. */
  const look = () => {
    const isBroken = isUp ? Date.now() - heardAt > LOOKED_AT_SILENCE_MS : !current
    if (document.visibilityState === 'visible' && isBroken) connect()
  }

  const stop = () => {
    isStopped = true
    for (const [target, event, act] of events) target.removeEventListener(event, act)
    drop()
  }

  const events = [
    [window, 'online', connect],
    [window, 'pageshow', look],
    [window, 'pagehide', drop],
    [document, 'visibilitychange', look],
  ] as const
  for (const [target, event, act] of events) target.addEventListener(event, act)
  connect()
  return {
    stop,
    /** Breaks the connection, and comes back as after the last of this many breaks in a row. */
    restart: (breaks: number) => {
      failures = Math.max(failures, breaks)
      if (!isStopped) restart()
    },
  }
}
