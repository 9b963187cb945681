import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { type Logger, pino } from 'pino'
import { entities } from '../domain/nouns.js'
import { type App, createApp } from '../http/app.js'
import { readConfig } from '../platform/config.js'
import { type Database, openDatabase } from '../platform/database/database.js'
import { workOnce } from '../platform/queue/worker.js'
import { Client } from './client.js'
import { createTestDatabase } from './environment/testDatabase.js'
import { eventually } from './eventually.js'
import { NO_PUSH_SERVICE } from './pushService.js'
import { type FakeStripe, startFakeStripe } from './stripe/FakeStripe.js'

/** A complete server on a real PostgreSQL, with a clock controlled by the test. */
export interface Harness {
  url: string
  app: App
  database: Database
  /** The server's time; set it, never sleep. */
  clock: { now: Date }
  /** A browser with a cookie jar of its own. */
  visitor(): Client
  /** Called before each statement of the server; if it returns a promise, the statement waits for that. */
  beforeSql: ((text: string) => Promise<void> | undefined) | undefined
  /** The SQL statements sent by the server during `act`. */
  statementsOf(act: () => Promise<unknown>): Promise<string[]>
  /** Runs the queue until it is empty and returns the mails it wrote, in order. */
  mails(): Promise<string[]>
  /** Stripe, if it was asked for. */
  stripe: FakeStripe
  /** Breaks the connections of all subscriptions, as a network does. */
  breakSockets(): void
  /** Holds messages to the open sockets until the returned function is called, as for clients that do not read. */
  holdSockets(): () => void
  stop(): Promise<void>
}

interface Options {
  env?: Record<string, string>
  /** Receives the server's log; not logged if omitted. */
  log?: Logger
  /** The URL of a database to use; by default a new one. */
  databaseUrl?: string
  /** The URLs of its standbys. */
  replicaUrls?: string[]
  replicaMostLagMs?: number
  /** True if the change stream runs. */
  live?: boolean
  /** True if vendors can take cards, through a fake Stripe with the server's clock. */
  stripe?: boolean
}

/** Settings for the fake Stripe. */
const stripeAt = ({ url }: FakeStripe) => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: 'whsec_ours',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
  STRIPE_API_URL: url,
})

const STRIPE_KEY = 'sk_test_harness'

export const START = new Date('2026-11-20T18:00:00.000Z')

export async function startHarness({
  env = {},
  databaseUrl,
  replicaUrls = [],
  replicaMostLagMs = 3_600_000,
  log,
  live = false,
  stripe: hasStripe = false,
}: Options = {}): Promise<Harness> {
  const ownDatabase = databaseUrl ? null : await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'haulbid-test-'))
  const sent: string[] = []
  let harness: Harness | undefined
  const database = await openDatabase(databaseUrl ?? ownDatabase!.url, {
    entities,
    onSql: text => {
      sent.push(text)
      return harness?.beforeSql?.(text)
    },
    poolSize: 20,
    replicaUrls,
    replicaMostLagMs,
  })
  await database.reads.start()
  const clock = { now: START }
  const stripe = hasStripe ? await startFakeStripe({ key: STRIPE_KEY, now: () => clock.now }) : undefined
  // On a slow machine a test may pause longer than Node's five seconds, and then use a connection that was just closed.
  const timeouts = { keepAliveTimeout: 60_000 }
  const http = createServer(timeouts, (request, response) => app.handle(request, response))
  await new Promise<void>(ready => http.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
    SECRET: 'x'.repeat(40),
    // Pushes go to an address where nobody listens, so that no test calls a real service.
    PUSH_SERVICES: NO_PUSH_SERVICE,
    ...(stripe && stripeAt(stripe)),
    ...env,
  })
  const app = await createApp({
    config,
    database,
    clock: () => clock.now,
    log: log ?? pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    worker: false,
    timed: false,
    live,
  })
  // Until its first read the stream refuses screens.
  if (live) await eventually(true, () => app.context.liveHub.cursor !== null)
  const upgraded = new Set<Duplex>()
  http.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    app.live.upgrade(request, socket, head)
  })
  const outbox = join(dataDir, 'outbox')
  harness = {
    url,
    app,
    database,
    clock,
    beforeSql: undefined,
    stripe: stripe as FakeStripe,
    visitor: () => new Client(url),
    async statementsOf(act) {
      sent.length = 0
      await act()
      return sent.filter(text => !/^(begin|commit|rollback)/i.test(text))
    },
    async mails() {
      await workOnce(app.context)
      const files = (await readdir(outbox).catch(() => [])).sort()
      const texts = await Promise.all(files.map(file => readFile(join(outbox, file), 'utf8')))
      await rm(outbox, { recursive: true, force: true })
      return texts.map(text => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
    },
    breakSockets() {
      for (const socket of upgraded) socket.destroy()
      upgraded.clear()
    },
    holdSockets() {
      const held = [...upgraded]
      for (const socket of held) socket.cork()
      return () => {
        for (const socket of held) socket.uncork()
      }
    },
    async stop() {
      await stripe?.close()
      await app.live.drain()
      http.closeAllConnections()
      await new Promise(done => http.close(done))
      await app.close()
      await database.close()
      await ownDatabase?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return harness
}
