import type { IncomingMessage } from 'node:http'

/** True if the head announces a body of more than so many bytes, or of unknown length. */
export const announcesBody = ({ headers }: IncomingMessage, moreThan = 0): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > moreThan
