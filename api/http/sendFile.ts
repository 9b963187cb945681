import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { Caller } from '../domain/context.js'
import type { SentFile } from '../domain/FileRoutes.js'
import { setBalance } from './enter.js'

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
