import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { embeddedBinaries } from '../../platform/embedded/embeddedBinaries.js'
import { type EmbeddedCluster, embeddedCluster } from '../../platform/embedded/embeddedCluster.js'
import { chooseLauncher } from '../../platform/embedded/embeddedLauncher.js'
import { findPostmaster } from '../../platform/embedded/embeddedPostmaster.js'
import { provision } from '../../platform/embedded/embeddedProvision.js'
import { type SpawnOptions, spawnPostgres } from '../../platform/embedded/embeddedSpawn.js'

const parentOf = (pid: string) => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    )
  } catch {
    return 0
  }
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)

/** A PostgreSQL like the embedded one, just as durable, that only the test restarts. */
export class Postgres {
  private constructor(
    readonly url: string,
    private readonly setup: SpawnOptions,
  ) {}

  static async start(dataDir: string): Promise<Postgres> {
    const launcher = await chooseLauncher()
    const binaries = embeddedBinaries(resolve(dataDir))
    const cluster: EmbeddedCluster = await embeddedCluster(dataDir, { binaries, launcher, durable: true })
    const setup = { cluster, binaries, launcher, durable: true }
    await spawnPostgres({ ...setup, port: undefined })
    const { port } = findPostmaster(cluster.folder)!
    const { url } = await provision(port, cluster.password)
    return new Postgres(url, { ...setup, port })
  }

  /** Kills postmaster and all backends with kill -9. */
  kill(): void {
    this.signal('SIGKILL')
  }

  /** Like a machine that hangs: connections stay open, nothing responds. */
  freeze(): void {
    this.signal('SIGSTOP')
  }

  thaw(): void {
    this.signal('SIGCONT')
  }

  async restart(): Promise<void> {
    while (!findPostmaster(this.setup.cluster.folder)?.isReady) await spawnPostgres(this.setup)
  }

  private signal(signal: NodeJS.Signals) {
    const postmaster = findPostmaster(this.setup.cluster.folder)
    if (!postmaster) throw new Error('PostgreSQL does not run')
    // The postmaster first, or it would restart the others.
    for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid)]) {
      try {
        process.kill(pid, signal)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }
}
