import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import processRequest from 'graphql-upload/processRequest.mjs'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { PRICES } from '../../platform/limits/prices.js'
import { addToLog } from '../../platform/logging/requestScope.js'
import { limits } from '../../rules/limits.js'
import { callerOf } from '../caller.js'
import { admit, setBalance } from '../enter.js'
import { graphqlBody, httpFailureOf, Refused, retryHeaders } from '../failures.js'
import { readJson, readPast } from '../readJson.js'
import { isSameSite } from '../sameSite.js'
import { endAnswer } from './endAnswer.js'

/**
 * Limit for the operation sent with a file: a document and an id or two. Unlike in a JSON body, its values are not
 * counted before they are parsed.
 */
const FORM_FIELD_BYTES = 65_536

/**
 * Files are accepted only from callers with a credential, and never from a form of another site, which cannot send the
 * header.
 */
const parseUpload = async (
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<unknown> => {
  if (request.headers['apollo-require-preflight'] === undefined) {
    throw new Refused(400, 'BAD_USER_INPUT', 'A multipart request needs the header Apollo-Require-Preflight')
  }
  if (!(await context.viewer())) throw new Refused(401, 'UNAUTHENTICATED', 'Please sign in')
  const most = { maxFieldSize: FORM_FIELD_BYTES, maxFileSize: limits.uploadBytes + 1, maxFiles: 1 }
  const parsed = processRequest(request, response, most).catch(({ status = 400, message }) => {
    throw new Refused(status, 'BAD_USER_INPUT', message)
  })
  // By now it is being piped to the parser. A file that the operation does not name is still read and kept until the
  // answer.
  request.on('data', piece => context.caller.quota.spend((piece.length / 1024) * PRICES.fileKilobyte))
  return parsed
}

const isMultipart = (request: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')

const bodyOf = (request: IncomingMessage, response: ServerResponse, context: Context) => {
  if (request.method === 'GET') return undefined
  if (request.method !== 'POST') throw new Refused(405, 'BAD_USER_INPUT', 'Method not allowed')
  return isMultipart(request)
    ? parseUpload(request, response, context)
    : readJson(request, context.caller.quota)
}

/** Apollo Client's preferred type. */
const ANSWER_TYPE = 'application/graphql-response+json'

/** The headers Apollo reads; copying the rest of a browser's headers would be wasted. */
const HEADERS = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name']

const headersOf = ({ headers: given }: IncomingMessage) => {
  const headers = new HeaderMap()
  for (const name of HEADERS) if (given[name] !== undefined) headers.set(name, String(given[name]))
  // First in Apollo Client's list, and parsing the list costs as much as finding the session.
  if (given.accept?.startsWith(`${ANSWER_TYPE},`)) headers.set('accept', ANSWER_TYPE)
  return headers
}

/**
 * Handles /graphql before Express, which would account for a third of a small query's time
 * (docs/decisions/0011-graphql-before-express.md).
 */
export const graphqlHttp = (apollo: ApolloServer<Context>, app: AppContext) => {
  const ask = async (request: IncomingMessage, response: ServerResponse, caller: Caller) => {
    await admit(app, caller)
    // Taken before anything is read, so that a subscription resuming from it misses nothing that the answer lacks.
    const cursor = request.headers.cookie === undefined ? null : app.liveHub.cursor
    const context = new Context(app, caller)
    const at = request.url!.indexOf('?')
    const httpGraphQLRequest: HTTPGraphQLRequest = {
      method: request.method!.toUpperCase(),
      headers: headersOf(request),
      search: at < 0 ? '' : request.url!.slice(at),
      body: await bodyOf(request, response, context),
    }
    const answered = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: async () => context,
    })
    if (answered.body.kind === 'complete') caller.quota.spendAtLeast(answered.body.string.length)
    return { ...answered, cookies: context.cookies, cursor }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST' && !isSameSite(request.headers, app.config.publicUrl)) {
      throw new Refused(403, 'FORBIDDEN', 'This request comes from another site')
    }
    const caller = callerOf(request, app)
    const asking = ask(request, response, caller)
    const { status, headers, body, cookies, cursor } = await asking.finally(() =>
      setBalance(response, caller),
    )
    for (const [name, value] of headers) response.setHeader(name, value)
    // Apollo sets its own value for some refusals.
    response.setHeader('Cache-Control', 'no-store')
    // Sandbox, in development, has its own policy.
    if (headers.get('content-type')?.startsWith('text/html')) response.removeHeader('Content-Security-Policy')
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
    if (cursor !== null) response.setHeader('Live-Cursor', cursor)
    response.statusCode = status ?? 200
    if (body.kind === 'complete') endAnswer(request, response, body.string)
    else {
      for await (const chunk of body.asyncIterator) response.write(chunk)
      response.end()
    }
    readPast(request)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(error => {
      const failure = httpFailureOf(error)
      if (failure.status === 500) app.log.error({ err: error }, 'GraphQL over HTTP failed')
      addToLog({ codes: [String(failure.extensions.code)] })
      if (response.headersSent) return response.destroy()
      // An unread body would keep the connection busy.
      const headers = {
        'Content-Type': 'application/json',
        Connection: 'close',
        ...(failure.status === 405 && { Allow: 'GET, POST' }),
        ...retryHeaders(failure),
      }
      response.writeHead(failure.status, headers)
      return response.end(JSON.stringify(graphqlBody(failure)))
    })
  }
}
