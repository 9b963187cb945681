import type { EntityClass } from '@mikro-orm/postgresql'
import type { Config } from '../config.js'
import { startEmbedded } from '../embedded/startEmbedded.js'
import { assertReachable } from './assertReachable.js'
import { type Database, openDatabase } from './database.js'

interface OpenedDatabase {
  database: Database
  /** Closes the connections, and stops the embedded PostgreSQL if it was started for them. */
  close(): Promise<void>
}

type Warn = (line: string) => void

const server = async (config: Config, warn: Warn) => {
  if (!config.databaseUrl) return startEmbedded({ dataDir: config.dataDir, log: warn })
  await assertReachable('DATABASE_URL', config.databaseUrl)
  return { url: config.databaseUrl, stop: async () => undefined }
}

/** Opens the configured database: an external server, or the embedded one. */
export const openConfigured = async (
  config: Config,
  entities: EntityClass[],
  warn: Warn,
): Promise<OpenedDatabase> => {
  for (const replica of config.databaseReplicaUrls)
    await assertReachable('DATABASE_REPLICA_URLS', replica, message =>
      warn(`${message} (used as soon as it is available)`),
    )
  const { url, stop } = await server(config, warn)
  const database = await openDatabase(url, {
    entities,
    replicaUrls: config.databaseReplicaUrls,
    replicaMostLagMs: config.databaseReplicaMostLagMs,
    warn,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
  }).catch(async error => {
    await stop()
    throw error
  })
  // A broken idle connection, as when PostgreSQL restarts, must not end the process. The pool does not wait
  // for its connections to close, so they may still get PostgreSQL's own shutdown notice.
  let isClosing = false
  const onLost = (error: Error) => isClosing || warn(`a database connection was lost: ${error.message}`)
  database.pool.on('error', onLost)
  return {
    database,
    close: async () => {
      isClosing = true
      await database.close()
      await stop()
    },
  }
}
