import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AppContext } from '../domain/context.js'
import { sendFailure } from './failures.js'
import { rawAnswer } from './rawAnswer.js'
import { commonHeaders, securityHeaders } from './securityHeaders.js'

export const MOST_HEADERS = 100

const problemOf = ({ rawHeaders, headers, httpVersion }: IncomingMessage): [number, string] | null => {
  // Node drops headers beyond the limit or refuses them without our code, and one of them could be Origin.
  if (rawHeaders.length >= 2 * MOST_HEADERS) return [431, 'The request has too many headers']
  if (httpVersion === '1.1' && headers.host === undefined) return [400, 'The request has no Host header']
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return [417, 'Only the expectation 100-continue is supported']
  return null
}

/** Refuses the requests that Node would refuse without a body. */
export const refusingMalformed =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    const problem = problemOf(request)
    if (!problem) return handle(request, response)
    const [status, message] = problem
    return sendFailure(response, { status, message, extensions: {} }, { Connection: 'close' })
  }

/** By the code of Node's error; anything else is a 400. */
const UNPARSED: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The request has too many headers'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
}

export type AnswerUnparsed = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  response: ServerResponse | undefined,
) => void

/**
 * Answers a request that Node can't parse, so there is no request or response object. `response` is the one
 * in progress on the connection, if the unreadable part is a body.
 */
export const answerUnparsed = ({ config, log }: Pick<AppContext, 'config' | 'log'>): AnswerUnparsed => {
  const headers = securityHeaders(config)
  const level = config.isProduction ? 'info' : 'debug'
  return (error, socket, response) => {
    if (!socket.writable) return socket.destroySoon()
    if (response?.headersSent) return socket.destroy()
    const [status, message] = UNPARSED[error.code ?? ''] ?? [400, 'The request is not valid HTTP']
    const requestId = randomUUID()
    if (response) response.statusCode = status
    else log[level]({ requestId, status, reason: error.code }, 'Request that cannot be read')
    const head = response ? commonHeaders(response) : { ...headers, 'X-Request-Id': requestId }
    socket.write(rawAnswer(status, { error: message }, head))
    return socket.destroySoon()
  }
}
