import type { Duplex } from 'node:stream'
import { rawAnswer } from '../rawAnswer.js'

/** Answers an upgrade that is refused over HTTP. */
export const refuseUpgrade = (
  socket: Duplex,
  status: number,
  message: string,
  headers: Record<string, string>,
): void => {
  // Otherwise a client that doesn't close its side would keep it open.
  socket.once('finish', () => socket.destroy())
  const mayRetry = status === 503 || status === 429
  socket.end(rawAnswer(status, { error: message }, { ...headers, ...(mayRetry && { 'Retry-After': 5 }) }))
}
