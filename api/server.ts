import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.js'
import type { Config } from './config.js'
import { assertReachable } from './db/assertReachable.js'
import { openDatabase } from './db/database.js'
import { startEmbedded } from './db/embedded.js'
import { migrate } from './db/migrate.js'
import { seedDemo } from './db/seed.js'
import { assertPortIsFree, drain, listen } from './listen.js'

export interface RunningServer {
  close(): Promise<void>
}

// The build has its pages beside it; in development Vite serves them.
const pagesFolder = import.meta.filename.endsWith('.js') ? join(import.meta.dirname, '../web') : undefined

type Closer = () => Promise<void>

const databaseUrl = async (config: Config, log: Logger, closers: Closer[]) => {
  if (config.databaseUrl) {
    await assertReachable('DATABASE_URL', config.databaseUrl)
    return config.databaseUrl
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: line => log.warn(line) })
  closers.push(() => embedded.stop())
  return embedded.url
}

const open = async (config: Config, log: Logger, closers: Closer[]) => {
  const url = await databaseUrl(config, log, closers)
  for (const replica of config.databaseReplicaUrls) await assertReachable('DATABASE_REPLICA_URLS', replica)
  const database = await openDatabase(url, { replicaUrls: config.databaseReplicaUrls })
  // An idle connection that breaks, as when PostgreSQL restarts, is no reason to end the process. The pool does not wait
  // for its connections' goodbyes, so at the end they may still hear of PostgreSQL's own.
  let isClosing = false
  const onLost = (error: Error) => isClosing || log.warn(`a database connection was lost: ${error.message}`)
  for (const pool of new Set([database.pool, database.readPool])) pool.on('error', onLost)
  closers.push(() => {
    isClosing = true
    return database.close()
  })
  return database
}

const start = async (config: Config, log: Logger, closers: Closer[]) => {
  await assertPortIsFree(config)
  const database = await open(config, log, closers)
  await migrate(database)
  if (config.demo) await seedDemo(database, config, new Date())
  const app = await createApp({ config, database, log, ...(pagesFolder && { pagesFolder }) })
  closers.push(() => app.close())
  const http = await listen((req, res) => app.handle(req, res), config)
  closers.push(() => drain(http))
}

const closeAll = async (closers: Closer[]) => {
  for (const close of closers.toReversed()) await close()
}

/** Brings up everything that one process serves; `close` takes it down in the opposite order. */
export const startServer = async (config: Config, log: Logger): Promise<RunningServer> => {
  const closers: Closer[] = []
  try {
    await start(config, log, closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
  return { close: () => closeAll(closers) }
}
