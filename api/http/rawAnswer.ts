import { STATUS_CODES } from 'node:http'

/** An HTTP/1.1 answer as bytes, for a socket that has no response object; its connection is not used again. */
export const rawAnswer = (status: number, body: object, headers: object = {}): string => {
  const text = JSON.stringify(body)
  const all = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
