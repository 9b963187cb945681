import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { embeddedBinaries } from '../../platform/embedded/embeddedBinaries.js'
import { chooseLauncher } from '../../platform/embedded/embeddedLauncher.js'
import { isAlive } from '../../platform/embedded/embeddedPostmaster.js'
import { type SpawnOptions, spawnPostgres } from '../../platform/embedded/embeddedSpawn.js'
import { eventually } from '../eventually.js'

const PASSING_FILES = ['postmaster.pid', 'postmaster.opts']

const onServer = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** A real streaming standby of an embedded PostgreSQL: a copy of its files that follows its log. */
export class StandbyServer {
  private ended: Promise<unknown> = Promise.resolve()

  private constructor(
    readonly url: string,
    private readonly adminUrl: string,
    private readonly setup: SpawnOptions,
  ) {}

  /** `dataDir`: the primary's; `folder`: an empty one for the standby; `port`: a free one. */
  static async start(
    primary: { url: string; adminUrl: string },
    dataDir: string,
    folder: string,
    port: number,
  ) {
    const source = join(dataDir, 'postgres')
    const target = join(folder, 'postgres')
    mkdirSync(folder, { recursive: true })
    await onServer(primary.adminUrl, async client => {
      await client.query("select pg_backup_start('standby', true)")
      cpSync(source, target, { recursive: true, filter: file => !PASSING_FILES.includes(basename(file)) })
      const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
      writeFileSync(join(target, 'backup_label'), rows[0].labelfile)
    })
    writeFileSync(join(target, 'standby.signal'), '')
    const { password, port: from } = new URL(primary.adminUrl)
    writeFileSync(
      join(target, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${from} user=postgres password=${password}'\n`,
    )
    const at = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
    const server = new StandbyServer(at(primary.url), at(primary.adminUrl), {
      cluster: { folder: target, password, log: join(folder, 'postgres.log') },
      binaries: embeddedBinaries(folder),
      launcher: await chooseLauncher(),
      durable: false,
      port,
    })
    await server.restart()
    return server
  }

  async restart(): Promise<void> {
    // It resolves when the server ends, since the state of a standby is never "ready".
    this.ended = spawnPostgres(this.setup).catch(() => undefined)
    await eventually(
      true,
      () =>
        this.query('select').then(
          () => true,
          () => false,
        ),
      30_000,
    )
  }

  query(text: string): Promise<pg.QueryResult> {
    return onServer(this.adminUrl, client => client.query(text))
  }

  async stop(): Promise<void> {
    const { pid } = this
    process.kill(pid, 'SIGQUIT')
    await eventually(false, () => isAlive(pid))
    await this.ended
  }

  remove(): void {
    rmSync(this.setup.cluster.folder, { recursive: true, force: true })
  }

  private get pid(): number {
    return Number(readFileSync(join(this.setup.cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  }
}
