import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import { type Logger, pino } from 'pino'
import { SessionReader } from '../domain/accounts/SessionReader.js'
import type { AppContext } from '../domain/context.js'
import { enqueue } from '../domain/enqueue.js'
import { LiveHub } from '../domain/live/LiveHub.js'
import { needyJobs, schedule, tasks, userData } from '../domain/nouns.js'
import type { Config } from '../platform/config.js'
import type { Database } from '../platform/database/database.js'
import { watchStatements } from '../platform/database/watchStatements.js'
import { ConcurrencyLimitByKey } from '../platform/limits/ConcurrencyLimit.js'
import { RateLimiter } from '../platform/limits/RateLimiter.js'
import { ChangeTail } from '../platform/live/ChangeTail.js'
import { addToLog } from '../platform/logging/requestScope.js'
import { Metrics } from '../platform/metrics/Metrics.js'
import { openStore } from '../platform/objects/openStore.js'
import { TaskRelay } from '../platform/queue/TaskRelay.js'
import { startWorker } from '../platform/queue/worker.js'
import { StripeGate } from '../platform/stripe/StripeGate.js'
import { httpFailureOf, Refused, sendFailure } from './failures.js'
import { startApollo, validationRules } from './graphql/apollo.js'
import { formatFailure } from './graphql/failures.js'
import { graphqlHttp } from './graphql/graphqlHttp.js'
import { buildHaulbidSchema } from './graphql/schema.js'
import { LiveSockets } from './live/LiveSockets.js'
import { metricsRoute } from './metricsRoute.js'
import { observed } from './observe.js'
import { outboxRoutes } from './outbox/outboxRoutes.js'
import { headOfProfile } from './pages/headOfProfile.js'
import { pages } from './pages/pages.js'
import { testBanner } from './pages/testBanner.js'
import { readiness } from './readiness.js'
import { nothingHere } from './refuseAddress.js'
import { restRouter } from './rest/restRouter.js'
import { stripeRoutes } from './stripe/stripeRoutes.js'
import { textRoutes } from './texts/textRoutes.js'
import { unsubscribeRoutes } from './unsubscribe/unsubscribeRoutes.js'
import { objectRoutes } from './uploads/objectRoutes.js'

/** How many acts of one user may run or wait at once: two leave eight of ten connections to everyone else. */
const ACTS_AT_ONCE = 2
const ACTS_WAITING = 500
/** Like the wait for a connection: if acts are stuck, those behind them are refused instead of waiting for minutes. */
const ACTS_WAIT_MS = 5000

export interface App {
  context: AppContext
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Subscriptions: connections that ask to become WebSockets. */
  live: LiveSockets
  close(): Promise<void>
}

interface Options {
  config: Config
  database: Database
  clock?: () => Date
  log?: Logger
  /** True if this process runs the queue. */
  worker?: boolean
  /** True if timers save the points of requests and move tasks to the queue; tests trigger both themselves. */
  timed?: boolean
  /** True if the change stream runs; by default the same as `timed`. */
  live?: boolean
  /** Folder of the built pages; without it none are served. */
  pagesFolder?: string
}

const onError =
  ({ log }: AppContext): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const failure = httpFailureOf(error)
    addToLog({ codes: [String(failure.extensions.code)] })
    if (failure.status === 500) log.error({ err: error }, 'Request failed')
    if (response.headersSent) return response.destroy()
    // An unread body would keep the connection busy.
    return sendFailure(response, failure, error instanceof Refused ? { Connection: 'close' } : {})
  }

const assemble = (app: AppContext, ready: RequestHandler, rest: Router, pagesFolder?: string) => {
  const router = express()
  // Each address has one spelling, since load shedding here and request limits in nginx go by it.
  router.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  router.get('/healthz', (_request, response) => response.json({ alive: true }))
  router.get('/readyz', ready)
  router.get('/metrics', metricsRoute(app))
  router.use(objectRoutes(app))
  router.use(stripeRoutes(app))
  router.use('/api', rest)
  router.use(unsubscribeRoutes(app))
  router.use(textRoutes(app))
  router.use(outboxRoutes(app.config))
  if (pagesFolder && existsSync(join(pagesFolder, 'index.html')))
    router.use(pages(pagesFolder, app.store.origin, headOfProfile(app), testBanner(app.config)))
  router.use(nothingHere)
  router.use(onError(app))
  return router
}

/** Assembles HTTP, Apollo, objects and pages on an open, migrated database. */
export async function createApp(options: Options): Promise<App> {
  const { config, database, clock = () => new Date(), log = pino({ level: config.logLevel }) } = options
  const reportFailure = (error: unknown) => log.error({ err: error }, 'The object store could not be used')
  const metrics = new Metrics(database, config.dataDir)
  const rateLimiter = new RateLimiter({
    pool: database.pool,
    scale: config.rateLimitScale,
    onFailure: error => log.warn({ err: error }, 'This process counts requests alone for now'),
    isTimed: options.timed !== false,
  })
  const store = openStore(config, reportFailure)
  const stripe = new StripeGate(config.stripe, log)
  // Nobody waits for Stripe to start. What it refuses is for admins to see, among the failed tasks.
  void stripe
    .check()
    .catch(() => (stripe.isOn ? undefined : enqueue(database.orm.em.fork(), 'checkStripe', {})))
    .catch(error => log.warn({ err: error }, 'The failed check of Stripe was not queued'))
  const stopChecking = options.timed === false ? null : stripe.watch()
  const sessions = new SessionReader(database)
  const acts = new ConcurrencyLimitByKey(ACTS_AT_ONCE, ACTS_WAITING, ACTS_WAIT_MS)
  const taskRelay = new TaskRelay(database, error =>
    log.warn({ err: error }, 'Tasks could not be moved to the queue and will be retried'),
  )
  const onLiveFailure = (error: unknown) =>
    log.warn({ err: error }, 'The change stream failed and will be retried')
  const changeTail = new ChangeTail(database, onLiveFailure)
  const liveHub = new LiveHub({ database, clock, metrics }, changeTail, onLiveFailure)
  metrics.live.watch(liveHub, changeTail)
  const app: AppContext = {
    ...{
      config,
      database,
      clock,
      log,
      store,
      stripe,
      metrics,
      rateLimiter,
      sessions,
      acts,
      tasks,
      schedule,
      taskRelay,
      liveHub,
      userData,
      needyJobs,
    },
  }
  watchStatements(app)
  const schema = buildHaulbidSchema()
  const apollo = await startApollo(app, schema)
  const worker = options.worker === false ? null : await startWorker(app)
  if (options.timed !== false) taskRelay.start()
  const isLive = options.live ?? options.timed !== false
  if (isLive) changeTail.start()
  const graphql = graphqlHttp(apollo, app)
  const ready = readiness(app, isLive ? changeTail : null)
  const rest = assemble(app, ready, restRouter(apollo, schema, app), options.pagesFolder)
  const format = formatFailure(error => {
    log.error({ err: error }, 'A subscription failed')
    return undefined
  })
  const live = new LiveSockets({
    app,
    schema,
    rules: validationRules,
    format: error => format(error.toJSON(), error),
  })
  return {
    context: app,
    live,
    handle: observed(app, (request, response) => {
      const isGraphql = /^\/graphql\/?(\?|$)/.test(request.url ?? '')
      if (isGraphql) graphql(request, response)
      else rest(request, response)
    }),
    async close() {
      stopChecking?.()
      await live.drain()
      liveHub.stop()
      await changeTail.stop()
      await taskRelay.stop()
      await worker?.stop()
      await rateLimiter.flush()
      await apollo.stop()
    },
  }
}
