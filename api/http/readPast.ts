import type { IncomingMessage } from 'node:http'

/** What is still coming of a body that was refused early: unread, it would hold up the next request of its connection. */
export const readPast = (request: IncomingMessage): void => {
  if (request.complete) return
  request.unpipe()
  request.resume()
}
