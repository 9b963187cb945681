import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import { type Logger, pino } from 'pino'
import { startApollo } from './apollo.js'
import type { Config } from './config.js'
import type { House } from './context.js'
import type { Database } from './db/database.js'
import { graphqlHttp } from './graphqlHttp.js'
import { pages } from './pages.js'
import { startWorker } from './queue/worker.js'
import { restRouter } from './rest/restRouter.js'
import { statusOf } from './rest/status.js'
import { buildHaulbidSchema } from './schema.js'
import { isFailure } from './shared/errors.js'
import { isDatabaseAway } from './shared/failures.js'
import { Refused } from './shared/readJson.js'
import { objectRoutes } from './uploads/objectRoutes.js'
import { openStore } from './uploads/openStore.js'

export interface App {
  house: House
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

interface Options {
  config: Config
  database: Database
  clock?: () => Date
  log?: Logger
  /** Whether this process works the queue off. */
  worker?: boolean
  /** Folder of the built pages; without it there are none. */
  pagesFolder?: string
}

const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' })
  next()
}

/** `/healthz`: the process is alive. `/readyz`: it can reach the database and the store. */
const health = ({ database, store }: House): RequestHandler => {
  return async (_request, response) => {
    const parts = { database: () => database.pool.query('select 1'), store: () => store.ping() }
    const checked = await Promise.all(
      Object.entries(parts).map(
        async ([name, ping]) =>
          [
            name,
            await ping().then(
              () => true,
              () => false,
            ),
          ] as const,
      ),
    )
    const isReady = checked.every(([, reachable]) => reachable)
    response.status(isReady ? 200 : 503).json({ ready: isReady, ...Object.fromEntries(checked) })
  }
}

const onError =
  ({ log }: House): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    if (error instanceof Refused) {
      // An unread body would keep the connection busy.
      return response.status(error.status).set('Connection', 'close').json({ error: error.message })
    }
    if (isFailure(error))
      return response.status(statusOf(error.extensions.code)).json({ error: error.message })
    // Express says so of a path that is not well encoded.
    if (error instanceof URIError || error.status === 400)
      return response.status(400).json({ error: 'This address is not well formed' })
    const away = isDatabaseAway(error)
    if (!away) log.error({ err: error }, 'Request failed')
    if (response.headersSent) return response.destroy()
    if (away) response.set('Retry-After', '2')
    return response
      .status(away ? 503 : 500)
      .json({ error: away ? 'Haulbid is not available right now' : 'Something went wrong' })
  }

const assemble = (house: House, rest: Router, pagesFolder?: string) => {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(securityHeaders)
  app.get('/healthz', (_request, response) => response.json({ alive: true }))
  app.get('/readyz', health(house))
  app.use(objectRoutes(house))
  app.use('/api', rest)
  if (pagesFolder && existsSync(join(pagesFolder, 'index.html'))) app.use(pages(pagesFolder))
  app.use(onError(house))
  return app
}

/** Assembles HTTP, Apollo, objects and pages over an open, migrated database. */
export async function createApp(options: Options): Promise<App> {
  const { config, database, clock = () => new Date(), log = pino({ level: config.logLevel }) } = options
  const house: House = { config, database, clock, log, store: openStore(config) }
  const schema = buildHaulbidSchema()
  const apollo = await startApollo(house, schema)
  const worker = options.worker === false ? null : await startWorker(house)
  const graphql = graphqlHttp(apollo, house)
  const rest = assemble(house, restRouter(apollo, schema, house), options.pagesFolder)
  return {
    house,
    handle(request, response) {
      const isGraphql = /^\/graphql\/?(\?|$)/.test(request.url ?? '')
      if (isGraphql) graphql(request, response)
      else rest(request, response)
    },
    async close() {
      await worker?.stop()
      await apollo.stop()
    },
  }
}
