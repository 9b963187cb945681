import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { PRICES } from '../platform/limits/prices.js'
import type { RequestQuota } from '../platform/limits/RequestQuota.js'
import { Refused } from './failures.js'
import { isBounded } from './isBounded.js'

/** SECURITY.md: bodies of up to 1 MB, except uploads. */
const BODY_BYTES = 1_048_576
const JSON_TYPE = /^application\/(graphql-response\+)?json\b/i
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i
/** JSON has no other charset (RFC 8259), and US-ASCII is a subset. */
const UTF8 = /^(utf-?8|us-ascii)$/i

/** Uses events: an iterator over the stream costs as much as everything else done with a small body. */
const readBytes = (request: IncomingMessage, quota: RequestQuota) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      quota.spend((chunk.length / 1024) * PRICES.kilobyte)
      if (size > BODY_BYTES) {
        request.pause()
        reject(new Refused(413, 'BAD_USER_INPUT', 'The request is larger than 1 MB'))
      } else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
    request.once('close', () => {
      if (!request.complete) reject(new Refused(400, 'BAD_USER_INPUT', 'The request was cut short'))
    })
  })

const notJson = () => new Refused(400, 'BAD_USER_INPUT', 'The request is not JSON')

const isJson = (request: IncomingMessage) => JSON_TYPE.test(request.headers['content-type'] ?? '')

/** Reads a body of at most 1 MB as it was sent, for a signature to be checked over it. */
export const readText = async (request: IncomingMessage, quota: RequestQuota): Promise<string> =>
  (await readBytes(request, quota)).toString('utf8')

/** Reads a body of at most 1 MB, charged by its size even if it is refused; undefined if there is none. */
export async function readJson(request: IncomingMessage, quota: RequestQuota): Promise<unknown> {
  // Compressed bodies are not accepted: a megabyte could become a gigabyte.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Refused(415, 'BAD_USER_INPUT', 'Send the body without a Content-Encoding')
  const bytes = await readBytes(request, quota)
  if (bytes.length === 0) return undefined
  if (!isJson(request))
    throw new Refused(415, 'BAD_USER_INPUT', 'Send JSON with the content type application/json')
  const [, charset = 'utf-8'] = CHARSET.exec(request.headers['content-type']!) ?? []
  if (!UTF8.test(charset)) throw new Refused(415, 'BAD_USER_INPUT', 'Send JSON in UTF-8')
  // Decoding would turn each invalid byte into a character that nobody typed, and store it.
  if (!isUtf8(bytes)) throw notJson()
  const text = bytes.toString('utf8')
  if (!isBounded(text))
    throw new Refused(413, 'BAD_USER_INPUT', 'The request has too many values or is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}

/** Discards the rest of a body that was refused early: unread, it would hold up the next request on its connection. */
export const readPast = (request: IncomingMessage): void => {
  if (request.complete) return
  request.unpipe()
  request.resume()
}
