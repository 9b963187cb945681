import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { Caller } from '../domain/context.js'
import type { ConcurrencyLimit } from '../platform/limits/ConcurrencyLimit.js'
import { setBalance } from './enter.js'

/** A stored file comes as a stream that charges itself; everything else is charged by its length. */
type Content = string | Buffer | AsyncIterable<string> | Readable

/** A file that its caller may have. */
export interface SentFile {
  type: string
  /** The default leaves it to the program that asked. */
  disposition?: string
  /** Override the defaults: no cache keeps it, and no browser runs it. */
  headers?: Record<string, string>
  /** Points for writing the file, paid before it waits for its turn. */
  price?: number
  /** How many such files are written at once. */
  turns?: ConcurrencyLimit
  /** The text, or what writes the file; the latter isn't called for HEAD. */
  content: string | (() => Content | Promise<Content>)
}

/** Has the browser save a file under this name. */
export const savedAs = (name: string) => `attachment; filename="${name}"`

/** A browser that opens the file runs nothing in it. */
export const SANDBOXED = { 'Content-Security-Policy': "default-src 'none'; sandbox" }

const charged = async function* (parts: AsyncIterable<string>, { quota }: Caller) {
  let length = 0
  for await (const part of parts) {
    length += part.length
    quota.spendAtLeast(length)
    yield part
  }
}

/** Sends a file that no operation of GraphQL answers. */
export const sendFile = async (
  request: Request,
  response: Response,
  { type, disposition, headers, price = 0, turns, content }: SentFile,
): Promise<void> => {
  const caller: Caller = response.locals.caller
  const setHead = () => {
    response.set({
      'Content-Type': type,
      ...(disposition !== undefined && { 'Content-Disposition': disposition }),
      'Cache-Control': 'private, no-store',
      ...SANDBOXED,
      ...headers,
    })
  }
  const send = async () => {
    const file = typeof content === 'string' ? content : await content()
    // Set last: they are wrong for a failure.
    setHead()
    if (file instanceof Readable) {
      // The object store reports its own failures.
      await pipeline(file, response).catch(() => undefined)
    } else if (typeof file === 'string' || Buffer.isBuffer(file)) {
      caller.quota.spendAtLeast(file.length)
      setBalance(response, caller)
      response.send(file)
    } else await pipeline(charged(file, caller), response)
  }
  if (request.method === 'HEAD' && typeof content !== 'string') {
    setHead()
    response.end()
    return
  }
  caller.quota.pay(price)
  await (turns ? turns.take(send) : send())
}
