import { createHash } from 'node:crypto'
import type { ApolloServer } from '@apollo/server'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { operationsText, routes } from '../../domain/nouns.js'
import type { Route } from '../../domain/RestRoutes.js'
import { unauthenticated } from '../../platform/errors.js'
import { addToLog } from '../../platform/logging/requestScope.js'
import { callerOf } from '../caller.js'
import { enter, setBalance } from '../enter.js'
import { Refused, sendFailure, statusOf } from '../failures.js'
import { readJson } from '../readJson.js'
import { nothingHere, onlyMethods } from '../refuseAddress.js'
import { isSameSite } from '../sameSite.js'
import { docsPage } from './docsPage.js'
import { fileRoutes } from './fileRoutes.js'
import { openApi } from './openApi.js'
import { MOST_ROWS, variablesFor } from './variables.js'

type Values = Record<string, unknown>

const bodyOf = async (request: Request, { quota }: Caller): Promise<Values> => {
  const body = request.method === 'GET' ? undefined : await readJson(request, quota)
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refused(400, 'BAD_USER_INPUT', 'Send a JSON object')
  }
  return body as Values
}

const operationOf = ({ operation }: Route, { type }: Values): string => {
  if (typeof operation === 'string') return operation
  const named = typeof type === 'string' && Object.hasOwn(operation, type) ? operation[type] : undefined
  if (!named) throw new Refused(400, 'BAD_USER_INPUT', 'Please select a service type')
  return named
}

/** REST clients name themselves in the body; naming somebody else is refused. */
const checkOwn = async ({ own = [] }: Route, context: Context, given: Values) => {
  const named = own.filter(name => given[name] !== undefined && given[name] !== null)
  if (named.length === 0) return
  const viewer = await context.signedIn()
  const isOwn = (name: string) => given[name] === (name === 'userId' ? viewer.personId : viewer.id)
  if (!named.every(isOwn)) throw new Refused(403, 'FORBIDDEN', 'Access denied')
}

const refuse = (response: Response, { message, extensions = {} }: GraphQLFormattedError) =>
  sendFailure(response, { status: statusOf(extensions.code), message, extensions })

const pick = (data: Values, path: string): unknown =>
  path === '*'
    ? Object.values(data)[0]
    : path.split('.').reduce<unknown>((value, key) => (value as Values | null)?.[key], data)

/** `Link: <…>; rel="next"` if a list goes on. */
const linkNext = (request: Request, response: Response, data: Values) => {
  const [list] = Object.values(data) as { pageInfo?: { hasNextPage: boolean; endCursor: string } }[]
  if (!list?.pageInfo?.hasNextPage) return
  const next = new URL(request.originalUrl, 'http://localhost')
  next.searchParams.set('after', list.pageInfo.endCursor)
  response.set('Link', `<${next.pathname}${next.search}>; rel="next"`)
}

const answer = (response: Response, route: Route, data: Values, caller: Caller) => {
  const value = pick(data, route.answer)
  if (value === null && route.path === '/me') {
    addToLog({ codes: ['UNAUTHENTICATED'] })
    return refuse(response, unauthenticated())
  }
  const text = JSON.stringify(typeof value === 'boolean' ? { success: value } : value)
  caller.quota.spendAtLeast(text.length)
  setBalance(response, caller)
  return response
    .status(route.status ?? 200)
    .type('json')
    .send(text)
}

/** Handles one path of the table through its operation, with the same context as GraphQL. */
const handle =
  (route: Route, apollo: ApolloServer<Context>, schema: GraphQLSchema, app: AppContext): RequestHandler =>
  async (request, response) => {
    const caller: Caller = response.locals.caller
    const context = new Context(app, caller)
    context.mostRows = MOST_ROWS
    const body = await bodyOf(request, caller)
    const given = { ...request.query, ...request.params }
    const operationName = operationOf(route, body)
    await checkOwn(route, context, { ...body, ...request.params })
    const variables = variablesFor(schema, operationName, body, given)
    const { body: result } = await apollo.executeOperation(
      { query: operationsText, operationName, variables },
      { contextValue: context },
    )
    if (result.kind !== 'single') throw new Error('REST operations answer at once')
    setBalance(response, caller)
    if (context.cookies.length > 0) response.set('Set-Cookie', context.cookies)
    const { data, errors } = result.singleResult
    if (errors?.[0] || !data) return refuse(response, errors![0]!)
    linkNext(request, response, data)
    return answer(response, route, data, caller)
  }

const sameSiteOnly =
  ({ config }: AppContext): RequestHandler =>
  (request, _response, next) => {
    if (request.method === 'GET' || isSameSite(request.headers, config.publicUrl)) return next()
    throw new Refused(403, 'FORBIDDEN', 'This request comes from another site')
  }

/** Counts every request, even for unknown paths. */
const counted =
  (app: AppContext): RequestHandler =>
  async (request, response, next) => {
    const caller = callerOf(request, app)
    response.locals.caller = caller
    await enter(app, response, caller)
    next()
  }

/** A constant text, encoded and hashed once. */
const constant = (type: string, text: string): RequestHandler => {
  const body = Buffer.from(text)
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  return (_request, response) => {
    response.type(type).set('ETag', tag).send(body)
  }
}

const docsPolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  next()
}

/** Everything under /api. Unknown paths are 404, wrong methods 405, in JSON. */
export const restRouter = (apollo: ApolloServer<Context>, schema: GraphQLSchema, app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  const described = openApi(schema)
  router.use(counted(app), sameSiteOnly(app))
  router.get('/openapi.json', constant('json', JSON.stringify(described)))
  router.get('/docs', docsPolicy, constant('html', docsPage(described)))
  for (const route of routes) {
    const method = route.method.toLowerCase() as Lowercase<Route['method']>
    router[method](route.path, handle(route, apollo, schema, app))
  }
  for (const path of new Set(routes.map(route => route.path))) {
    const methods = routes.filter(route => route.path === path).map(route => route.method)
    router.all(path, onlyMethods(...methods))
  }
  router.use(fileRoutes(app))
  router.use(nothingHere)
  return router
}
