import type { IncomingMessage } from 'node:http'

/** Discards the rest of a body that was refused early: unread, it would hold up the next request on its connection. */
export const readPast = (request: IncomingMessage): void => {
  if (request.complete) return
  request.unpipe()
  request.resume()
}
