import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request under way and its answer. */
export interface UnderWay {
  request: IncomingMessage
  response: ServerResponse
  /** Whether the database, the store or the processor works for it: what there is a bound for. */
  isWork: boolean
  startedAt: number
  /** When the last byte of the body had come, as the last pass saw it. */
  askedAt: number
  /** Bytes that the connection had brought when this request began. */
  bytesBefore: number
  /** Its index in the set of all. */
  place?: number
}

/** A body slower than this is a client's way to hold a place; a phone at the edge of nowhere brings twice as much. */
const SLOWEST_BYTES_PER_S = 2048
const GRACE_MS = 10_000

/** The last bound, whatever an answer waits for: the statement's and the lock's are shorter. */
const MOST_MS = 30_000

const isTooSlow = ({ request, startedAt, bytesBefore }: UnderWay, now: number) => {
  const ms = now - startedAt
  if (ms < GRACE_MS) return false
  return request.socket.bytesRead - bytesBefore < (ms / 1000) * SLOWEST_BYTES_PER_S
}

interface Cuts {
  tooSlow(one: UnderWay): void
  tooLong(one: UnderWay): void
}

/** Looks at every request under way once a second, cuts off what stalls, and answers how many wait for their own client. */
export const shedStalled = (all: Iterable<UnderWay>, now: number, cut: Cuts): number => {
  let waitingForClient = 0
  for (const one of all) {
    const { request, response, isWork } = one
    if (!request.complete) {
      one.askedAt = now
      if (isTooSlow(one, now)) cut.tooSlow(one)
    } else if (!response.headersSent && now - one.askedAt > MOST_MS) cut.tooLong(one)
    if (isWork && (!request.complete || response.headersSent)) waitingForClient++
  }
  return waitingForClient
}
