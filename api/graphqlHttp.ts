import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import processRequest from 'graphql-upload/processRequest.mjs'
import { Context, type House } from './context.js'
import { statusOf } from './rest/status.js'
import { limits } from './rules/limits.js'
import { callerOf } from './shared/caller.js'
import { type FailureCode, isFailure, unavailable } from './shared/errors.js'
import { isDatabaseAway } from './shared/failures.js'
import { BODY_BYTES, isJson, Refused, readJson } from './shared/readJson.js'
import { isSameSite } from './shared/sameSite.js'

/** Files come to those who are known alone, and never from a form of another site, which cannot send the header. */
const parseUpload = async (
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<unknown> => {
  if (request.headers['apollo-require-preflight'] === undefined) {
    throw new Refused(400, 'BAD_USER_INPUT', 'A multipart request needs the header Apollo-Require-Preflight')
  }
  if (!(await context.viewer())) throw new Refused(401, 'UNAUTHENTICATED', 'Please sign in')
  const most = { maxFieldSize: BODY_BYTES, maxFileSize: limits.uploadBytes + 1, maxFiles: 1 }
  return processRequest(request, response, most).catch(({ status = 400, message }) => {
    throw new Refused(status, 'BAD_USER_INPUT', message)
  })
}

const isMultipart = (request: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

const bodyOf = (request: IncomingMessage, response: ServerResponse, context: Context) => {
  if (request.method !== 'POST') return undefined
  return isMultipart(request)
    ? parseUpload(request, response, context)
    : isJson(request)
      ? readJson(request)
      : ''
}

const headersOf = (request: IncomingMessage) => {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

const refusalOf = (error: unknown, away: boolean): Refused => {
  if (error instanceof Refused) return error
  if (away) return new Refused(503, 'UNAVAILABLE', unavailable().message)
  if (isFailure(error))
    return new Refused(statusOf(error.extensions.code), error.extensions.code as FailureCode, error.message)
  return new Refused(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong')
}

/**
 * Answers /graphql before Express, whose share of a small query's time is a third (docs/decisions/0011-graphql-before-express.md).
 */
export const graphqlHttp = (apollo: ApolloServer<Context>, house: House) => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && !isSameSite(request.headers, house.config.publicUrl)) {
      throw new Refused(403, 'FORBIDDEN', 'This request comes from another site')
    }
    const context = new Context(house, callerOf(request, house))
    const at = request.url!.indexOf('?')
    const httpGraphQLRequest: HTTPGraphQLRequest = {
      method: request.method!.toUpperCase(),
      headers: headersOf(request),
      search: at < 0 ? '' : request.url!.slice(at),
      body: await bodyOf(request, response, context),
    }
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: async () => context,
    })
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('X-Frame-Options', 'DENY')
    if (context.cookies.length > 0) response.setHeader('Set-Cookie', context.cookies)
    response.statusCode = status ?? 200
    if (body.kind === 'complete') return response.end(body.string)
    for await (const chunk of body.asyncIterator) response.write(chunk)
    return response.end()
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(error => {
      const away = isDatabaseAway(error)
      if (!(error instanceof Refused || away || isFailure(error)))
        house.log.error({ err: error }, 'GraphQL over HTTP failed')
      const { status, code, message } = refusalOf(error, away)
      if (response.headersSent) return response.destroy()
      // An unread body would keep the connection busy.
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      return response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
    })
  }
}
