import type { IncomingMessage, ServerResponse } from 'node:http'

export interface UnderWay {
  request: IncomingMessage
  response: ServerResponse
  /** True if it uses the database, the store or the CPU, and so counts toward the limit. */
  isWork: boolean
  startedAt: number
  /** When the body was complete, as seen by the last pass. */
  askedAt: number
  /** Bytes received on the connection before this request. */
  bytesBefore: number
}

/**
 * The minimum speed of a body: a slower client only occupies a slot; a phone with very poor reception sends twice as
 * much.
 */
const SLOWEST_BYTES_PER_S = 2048
const GRACE_MS = 10_000

/** The final limit for any wait. Those of statements and locks are shorter. */
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

/**
 * Checks every request under way once a second, cuts off those that stall, and returns how many wait for their own
 * client.
 */
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
