import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants as zlib } from 'node:zlib'

/** A smaller answer is a packet or two either way. */
const LEAST_LETTERS = 1024
/** Pages ask for less; compressing more than this at once would keep other requests waiting. */
const MOST_LETTERS = 65_536

/** A page of available jobs, 18.7 kB: 48 µs and 3.2 kB. Quality 4 would take 241 µs, a seventh of the request, for 2.7 kB. */
const QUICK = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1, [zlib.BROTLI_PARAM_LGWIN]: 16 } }

/** As browsers send it, without weights. */
const takesBrotli = (encodings: string | string[] | undefined) =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(String(encodings))

/**
 * Ends a response with an answer, compressed for our own pages, which may be far away. An answer that another
 * site makes a browser request is never compressed, or its length would reveal whether a guess repeats a part
 * of it. Programs' answers aren't compressed either, since most programs are near.
 */
export const endAnswer = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  answer: string,
): void => {
  const { length } = answer
  const isOurs = headers['sec-fetch-site'] === 'same-origin'
  if (
    !isOurs ||
    length < LEAST_LETTERS ||
    length > MOST_LETTERS ||
    !takesBrotli(headers['accept-encoding'])
  ) {
    response.end(answer)
    return
  }
  const compressed = brotliCompressSync(answer, QUICK)
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Content-Length', compressed.length)
  response.end(compressed)
}
