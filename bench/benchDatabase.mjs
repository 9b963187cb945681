import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../dist/api/platform/database/database.js'
import { startEmbedded } from '../dist/api/platform/database/embedded.js'
import { findPostmaster } from '../dist/api/platform/database/embeddedPostmaster.js'
import { migrate } from '../dist/api/platform/database/migrate.js'
import { fill } from './fill.mjs'
import { pin, SERVER_CORE } from './pin.mjs'
import { sizes } from './sizes.mjs'

/** Creates the product's own tables and queue in an empty database. */
const migrateHaulbid = async url => {
  const database = await openDatabase(url)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** The bench's own PostgreSQL, filled to a size, on the servers' core. It is deleted with its folder at the end. */
export const openBenchDatabase = async (sizeName, { isPinned = true } = {}) => {
  const startedAt = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'haulbid-bench-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  const postgres = await startEmbedded({ dataDir }).catch(error => {
    remove()
    throw error
  })
  const adminUrl = postgres.url.replace(/\/\/[^:]+:/, '//postgres:')
  const admin = new pg.Client({ connectionString: adminUrl })
  const atExit = () => {
    postgres.kill()
    remove()
  }
  process.once('exit', atExit)
  const stop = async () => {
    await admin.end().catch(() => {})
    await postgres.stop()
    process.off('exit', atExit)
    remove()
  }
  try {
    await admin.connect()
    admin.on('error', () => {})
    await migrateHaulbid(postgres.url)
    await admin.query('alter system set fsync = off')
    await admin.query('select pg_reload_conf()')
    await fill(admin, sizes[sizeName])
    await admin.query('alter system reset fsync')
    await admin.query('select pg_reload_conf()')
    await admin.query('reset all')
    const { pid } = findPostmaster(join(dataDir, 'postgres'))
    if (isPinned) pin(pid, SERVER_CORE)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`PostgreSQL with the ${sizeName} database is ready after ${seconds} s`)
    return {
      size: sizeName,
      url: postgres.url,
      admin,
      pid,
      dataDir,
      log: join(dataDir, 'postgres.log'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
