import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type pg from 'pg'
import type { Logger } from 'pino'
import { unavailable } from '../../platform/errors.js'
import { announcesBody } from '../announcesBody.js'
import { bodyFor, type HttpFailure, httpFailureOf, retryHeaders } from '../failures.js'
import { rawAnswer } from '../rawAnswer.js'
import { commonHeaders } from '../securityHeaders.js'
import { LoopDelay } from './LoopDelay.js'
import { PoolWait } from './PoolWait.js'
import { shedStalled, type UnderWay } from './shedStalled.js'

const TICK_MS = 100
const TICKS_BETWEEN_PASSES = 10
/** Refusals come by the thousand, so the log gets one line per several ticks. */
const TICKS_BETWEEN_LINES = 50

/** A URL may be absolute, as sent to a proxy, and is still routed. */
const isWork = (url: string) => /^(https?:\/\/[^/?]*)?\/(graphql|api|objects)(\/|\?|$)/i.test(url)

/** An unread body keeps the connection busy, unless it is small. */
const isLarge = (request: IncomingMessage) => announcesBody(request, 65_536)

const refuse = (request: IncomingMessage, response: ServerResponse) => {
  const failure = httpFailureOf(unavailable())
  response.writeHead(failure.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...retryHeaders(failure),
    ...(isLarge(request) && { Connection: 'close' }),
  })
  response.end(JSON.stringify(bodyFor(request.url!, failure)))
}

/**
 * Writes to the socket directly, as Node does on its own timeouts: code still working on this request may keep writing
 * to the response, and Express's last handler throws if headers were sent.
 */
const hangUp = ({ request, response }: UnderWay, failure: HttpFailure, headers: object) => {
  const { status } = failure
  if (response.headersSent) return response.destroy()
  response.statusCode = status
  request.socket.write(
    rawAnswer(status, bodyFor(request.url!, failure), { ...commonHeaders(response), ...headers }),
  )
  return request.socket.destroySoon()
}

const cut = {
  tooSlow: (one: UnderWay) => {
    const message = 'The request took too long to arrive'
    hangUp(one, { ...httpFailureOf(unavailable()), status: 408, message }, {})
  },
  tooLong: (one: UnderWay) => {
    const failure = httpFailureOf(unavailable())
    hangUp(one, failure, retryHeaders(failure))
  },
}

interface LoadShedder {
  handle: RequestListener
  /** True while work is refused. */
  readonly isBusy: boolean
  /** From now on, every response tells its client to close the connection. */
  letGo(): void
  close(): void
}

interface Options {
  /** The number of requests under way beyond which more are refused. */
  mostRequests: number
  /** Identifies the caller; null for a stranger. A single caller may use half of those requests. */
  callerOf: (request: IncomingMessage) => string | null
  pools: Iterable<pg.Pool>
  /** How many requests wait for others of the same user. They need no connection and block nobody else. */
  waitingForTurn: () => number
  log: Pick<Logger, 'warn'>
}

/**
 * Refuses at once, with 503 and Retry-After, requests that this process could only make wait:
 * docs/decisions/0025-shedding-load.md. Health checks and pages are always let in. A refusal needs no SQL and takes
 * some 50 µs.
 */
export const shedLoad = (
  handle: RequestListener,
  { mostRequests, callerOf, pools, waitingForTurn, log }: Options,
): LoadShedder => {
  const followed = new Set<UnderWay>()
  const poolWaits = [...pools].map(pool => new PoolWait(pool, TICK_MS))
  const byCaller = new Map<string, number>()
  const loopDelay = new LoopDelay(TICK_MS)
  let ticks = 0
  let works = 0
  let waitingForClient = 0
  let quietUntil = 0
  let answered = 0
  let lettingGo = false

  const timer = setInterval(() => {
    loopDelay.tick()
    for (const poolWait of poolWaits) poolWait.tick(answered)
    answered = 0
    if (++ticks % TICKS_BETWEEN_PASSES === 0) waitingForClient = shedStalled(followed, performance.now(), cut)
  }, TICK_MS).unref()

  /** The reason to refuse all callers, or nothing. */
  const overload = (): string | undefined => {
    if (works - waitingForClient >= mostRequests) return 'MAX_REQUESTS are under way'
    if (loopDelay.isTooLong()) return 'the event loop is late'
    const isWaiting = poolWaits.some(pool => pool.isTooLong(works - waitingForClient - waitingForTurn()))
    return isWaiting ? 'too many wait for a database connection' : undefined
  }

  const isHog = (caller: string | null) =>
    caller !== null && (byCaller.get(caller) ?? 0) >= Math.max(1, mostRequests / 2)

  const whyRefused = (caller: string | null) =>
    overload() ?? (isHog(caller) ? 'one caller has half of MAX_REQUESTS under way' : undefined)

  const logRefusal = (reason: string) => {
    if (ticks < quietUntil) return
    quietUntil = ticks + TICKS_BETWEEN_LINES
    log.warn({ reason, underWay: works }, 'Refusing requests')
  }

  const countCaller = (caller: string, more: number) => {
    const underWay = (byCaller.get(caller) ?? 0) + more
    if (underWay > 0) byCaller.set(caller, underWay)
    else byCaller.delete(caller)
  }

  const follow = (one: UnderWay, caller: string | null) => {
    followed.add(one)
    if (one.isWork) works++
    if (caller) countCaller(caller, 1)
    one.response.once('close', () => {
      followed.delete(one)
      if (one.isWork) {
        works--
        answered++
      }
      if (caller) countCaller(caller, -1)
    })
  }

  return {
    handle(request, response) {
      if (lettingGo) response.setHeader('Connection', 'close')
      const work = isWork(request.url!)
      const caller = work ? callerOf(request) : null
      const reason = work ? whyRefused(caller) : undefined
      if (reason) {
        logRefusal(reason)
        return refuse(request, response)
      }
      const now = performance.now()
      const { bytesRead } = request.socket
      follow(
        { request, response, isWork: work, startedAt: now, askedAt: now, bytesBefore: bytesRead },
        caller,
      )
      return handle(request, response)
    },
    get isBusy() {
      return overload() !== undefined
    },
    letGo() {
      lettingGo = true
      for (const { response } of followed)
        if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    close: () => clearInterval(timer),
  }
}
