import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../dist/api/platform/database/database.js'
import { migrate } from '../dist/api/platform/database/migrate.js'
import { findPostmaster } from '../dist/api/platform/embedded/embeddedPostmaster.js'
import { startEmbedded } from '../dist/api/platform/embedded/startEmbedded.js'
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

/**
 * Fills it in memory with `durable: false`, which adds settings that may lose data in a crash. The measured
 * server restarts without them.
 */
const WHILE_FILLING = {
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '3GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
}

const superuser = url => url.replace(/\/\/[^:]+:/, '//postgres:')

const connect = async (url, count) => {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: superuser(url) }))
  for (const client of clients) {
    client.on('error', () => {})
    await client.connect()
  }
  return clients
}

const FILLERS = 2

const makeDatabase = async (dataDir, size, onStart) => {
  const postgres = await startEmbedded({ dataDir, durable: false, settings: WHILE_FILLING })
  onStart(postgres)
  try {
    await migrateHaulbid(postgres.url)
    const clients = await connect(postgres.url, FILLERS)
    await fill(clients, size)
    await Promise.all(clients.map(client => client.end()))
  } finally {
    await postgres.stop()
  }
}

const migrations = join(import.meta.dirname, '../dist/api/platform/database/migrations')

/** Bids of the filled database end after three days. */
const MOST_AGE_MS = 2 * 86_400_000

const isFilled = file => existsSync(file) && Date.now() - statSync(file).mtimeMs < MOST_AGE_MS

/** A kept database is reused as long as its tables and rows would be the same today. */
const keptFolder = sizeName => {
  const kept = process.env.BENCH_DATABASES
  if (!kept) return undefined
  const made = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'fill.mjs')))
  for (const name of readdirSync(migrations).toSorted()) made.update(name)
  const folder = join(kept, `${sizeName}-${made.digest('hex').slice(0, 12)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * The bench's own PostgreSQL, filled to a size, on the servers' core. It is deleted with its folder at the end, unless
 * `BENCH_DATABASES` names a folder in which filled databases are kept.
 */
export const openBenchDatabase = async (sizeName, { isPinned = true } = {}) => {
  const startedAt = performance.now()
  const kept = keptFolder(sizeName)
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'haulbid-bench-'))
  const filled = join(dataDir, 'filled')
  const remove = () => {
    if (!kept || !isFilled(filled)) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  let postgres
  let admin
  const atExit = () => {
    postgres?.kill()
    remove()
  }
  process.once('exit', atExit)
  const stop = async () => {
    await admin?.end().catch(() => {})
    await postgres?.stop()
    process.off('exit', atExit)
    remove()
  }
  try {
    if (!isFilled(filled)) {
      rmSync(dataDir, { recursive: true, force: true })
      await makeDatabase(dataDir, sizes[sizeName], started => {
        postgres = started
      })
      writeFileSync(filled, '')
    }
    postgres = await startEmbedded({ dataDir })
    ;[admin] = await connect(postgres.url, 1)
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
