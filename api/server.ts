import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readCookie } from './domain/accounts/cookies.js'
import { seedDemo } from './domain/demo/seed.js'
import { demos, entities } from './domain/nouns.js'
import { createApp } from './http/app.js'
import { assertPortIsFree, DRAIN_MS, listen } from './http/listen.js'
import { answerUnparsed, refusingMalformed } from './http/malformed.js'
import { observed } from './http/observe.js'
import { shedLoad } from './http/shedding/shedLoad.js'
import type { Config } from './platform/config.js'
import { migrate } from './platform/database/migrate.js'
import { openConfigured } from './platform/database/openConfigured.js'

interface RunningServer {
  close(): Promise<void>
}

// The build has its pages next to it; in development Vite serves them.
const pagesFolder = import.meta.filename.endsWith('.js') ? join(import.meta.dirname, '../web') : undefined

type Closer = () => Promise<void>

const start = async (config: Config, log: Logger, closers: Closer[]) => {
  await assertPortIsFree(config)
  const { database, close } = await openConfigured(config, entities, line => log.warn(line))
  closers.push(close)
  await migrate(database)
  await database.reads.start()
  if (config.demo) await seedDemo(database, { config, demos, now: new Date() })
  const app = await createApp({
    config,
    database,
    log,
    worker: config.worker,
    ...(pagesFolder && { pagesFolder }),
  })
  closers.push(() => app.close())
  // A reader that gets no connection to a standby reads from the primary.
  const pools = new Set([database.pool])
  const shedder = shedLoad((req, res) => app.handle(req, res), {
    mostRequests: config.maxRequests,
    callerOf: ({ headers }) => headers.authorization ?? readCookie(headers.cookie, config.cookieName),
    pools,
    waitingForTurn: () => app.context.acts.waitingCount,
    log,
  })
  app.live.isBusy = () => shedder.isBusy
  const { drain } = await listen(observed(app.context, refusingMalformed(shedder.handle)), config, {
    unparsed: answerUnparsed(app.context),
    upgrade: (...given) => app.live.upgrade(...given),
  })
  closers.push(async () => {
    shedder.letGo()
    // An HTTP server would wait for its WebSockets forever.
    await Promise.all([app.live.drain(), drain()])
    shedder.close()
  })
}

/**
 * The time for requests under way, and 8 s more: a mail that hangs, or a database that does not close its
 * connections, cannot delay a process longer.
 */
export const CLOSE_MS = DRAIN_MS + 8_000

const closeAll = async (closers: Closer[]) => {
  for (const close of closers.toReversed()) await close()
}

/** Starts everything that a process serves; `close` stops it in the opposite order. */
export const startServer = async (config: Config, log: Logger): Promise<RunningServer> => {
  const closers: Closer[] = []
  try {
    await start(config, log, closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
  return { close: () => Promise.race([closeAll(closers), sleep(CLOSE_MS, undefined, { ref: false })]) }
}
