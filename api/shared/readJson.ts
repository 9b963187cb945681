import type { IncomingMessage } from 'node:http'
import type { FailureCode } from './errors.js'

/** DESIGN 6: bodies of 1 MB outside uploads. */
export const BODY_BYTES = 1_048_576
const JSON_TYPE = /^application\/(graphql-response\+)?json\b/i

/** A request that is refused before anybody looks at what it asks for. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
  ) {
    super(message)
  }
}

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_BYTES) throw new Refused(413, 'BAD_USER_INPUT', 'The request is larger than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const isJson = (request: IncomingMessage) => JSON_TYPE.test(request.headers['content-type'] ?? '')

/** The body of at most 1 MB; undefined where there is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request)
  if (text === '') return undefined
  if (!isJson(request))
    throw new Refused(415, 'BAD_USER_INPUT', 'Send JSON with the content type application/json')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'BAD_USER_INPUT', 'The request is not JSON')
  }
}
