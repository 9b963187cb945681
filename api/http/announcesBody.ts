import type { IncomingMessage } from 'node:http'

/** Whether a request's head says that a body of more than so many bytes follows, or one of unknown length. */
export const announcesBody = ({ headers }: IncomingMessage, moreThan = 0): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > moreThan
