import { rmSync } from 'node:fs'
import pg from 'pg'
import { freePort } from '../../../tools/freePort.mjs'
import { entities } from '../../domain/nouns.js'
import { type Database, openDatabase } from '../../platform/database/database.js'
import { Client } from '../client.js'
import type { Harness } from '../harness.js'
import { makeDataDir, removeDataDir, ServerProcess } from '../process/serverProcess.js'
import { Postgres } from './Postgres.js'

/** A real process and a real PostgreSQL, both of which can be killed. */
export class Install {
  private constructor(
    readonly dataDir: string,
    readonly postgres: Postgres,
    readonly database: Database,
    public server: ServerProcess,
  ) {}

  static async start(
    settings: NodeJS.ProcessEnv = {},
    before: (dataDir: string) => string[] = () => [],
  ): Promise<Install> {
    const dataDir = makeDataDir()
    const postgres = await Postgres.start(dataDir)
    const all = {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DEMO: 'off',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    }
    const server = new ServerProcess(all, before(dataDir))
    await server.ready()
    // The test's own connection: not the server's, but exposed to the same faults.
    const database = await openDatabase(postgres.url, { entities, poolSize: 4 })
    database.pool.on('error', () => undefined)
    return new Install(dataDir, postgres, database, server)
  }

  get url() {
    return this.server.url
  }

  /** Creates test users like in the tests that use a harness. */
  get harness(): Harness {
    return { database: this.database, visitor: () => new Client(this.url) } as Harness
  }

  /** Reads one row over a new connection, outside every pool. */
  async ask(sql: string) {
    const client = new pg.Client({ connectionString: this.postgres.url })
    await client.connect()
    return (await client.query(sql).finally(() => client.end())).rows
  }

  async killServer(): Promise<void> {
    await this.server.end('SIGKILL')
  }

  async startServer(): Promise<void> {
    this.server = await new ServerProcess(this.server.settings).ready()
  }

  status = async (path: string) => {
    const response = await fetch(this.url + path).catch(() => null)
    await response?.arrayBuffer()
    return response?.status ?? 0
  }

  async stop(): Promise<void> {
    await this.server.end('SIGTERM')
    await this.database.close().catch(() => undefined)
    await removeDataDir(this.dataDir)
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
