import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../errors.js'
import { embeddedBinaries } from './embeddedBinaries.js'
import { embeddedCluster } from './embeddedCluster.js'
import { embeddedFailure } from './embeddedFailure.js'
import { chooseLauncher, killNow } from './embeddedLauncher.js'
import { findPostmaster, isAlive, type Postmaster } from './embeddedPostmaster.js'
import { provision } from './embeddedProvision.js'
import { spawnPostgres } from './embeddedSpawn.js'

interface EmbeddedOptions {
  dataDir: string
  /** False only if the data may be lost with the machine, as in tests. */
  durable?: boolean
  /** PostgreSQL's settings in place of ours, for as long as it runs. */
  settings?: Readonly<Record<string, string>>
  log?: (line: string) => void
}

interface EmbeddedPostgres {
  /** The product's own role and database. */
  url: string
  /** The superuser, for creating further databases. */
  adminUrl: string
  stop(): Promise<void>
  /** Stops it synchronously, for a process that is exiting. */
  kill(): void
}

const run = promisify(execFile)

const prepare = async ({ dataDir, durable = true, settings }: EmbeddedOptions) => {
  const folder = resolve(dataDir)
  const launcher = await chooseLauncher()
  const binaries = embeddedBinaries(folder)
  const cluster = await embeddedCluster(folder, { binaries, launcher, durable })
  return { launcher, binaries, cluster, durable, settings, ownerFile: join(folder, 'postgres.owner') }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const ensureRunning = async (prepared: Prepared, port?: number): Promise<Postmaster> => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const found = findPostmaster(prepared.cluster.folder)
    if (found?.isReady) return found
    if (found) await sleep(20)
    else await spawnPostgres({ ...prepared, port })
  }
  throw new StartError(`The embedded PostgreSQL is not ready after a minute: see ${prepared.cluster.log}`)
}

const ownerOf = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

// Several Haulbid processes may share one DATA_DIR. The one that started PostgreSQL stops it, and another takes over
// if that one is gone.
const claim = (file: string) => {
  const owner = ownerOf(file)
  if (owner !== process.pid && owner > 0 && isAlive(owner)) return false
  writeFileSync(file, String(process.pid))
  return true
}

const halt = async ({ pid }: Postmaster, { binaries, cluster, durable }: Prepared) => {
  if (platform() === 'win32')
    await run(binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast'], { env: binaries.env })
  else process.kill(pid, durable ? 'SIGINT' : 'SIGQUIT')
  const deadline = Date.now() + 10_000
  while (isAlive(pid)) {
    if (Date.now() > deadline) killNow(pid)
    await sleep(10)
  }
}

// Nothing can be awaited while a process exits, and PostgreSQL must not keep writing while its folder is being
// removed.
const killAndWait = ({ pid }: Postmaster, { cluster }: Prepared) => {
  killNow(pid)
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const deadline = Date.now() + 5000
  while (findPostmaster(cluster.folder) && Date.now() < deadline) Atomics.wait(clock, 0, 0, 10)
}

/**
 * A real PostgreSQL in `<dataDir>/postgres`, either the one already running there or a new one. It is restarted, on the
 * same port, whenever it goes down before `stop`.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const prepared = await prepare(options)
  const stopping = new AbortController()
  let postmaster = await ensureRunning(prepared)
  let isOwner = claim(prepared.ownerFile)

  const lookAfter = async () => {
    if (findPostmaster(prepared.cluster.folder)) return
    options.log?.('the embedded PostgreSQL is gone: starting it again')
    postmaster = await ensureRunning(prepared, postmaster.port)
    isOwner = claim(prepared.ownerFile)
    options.log?.('the embedded PostgreSQL is back')
  }

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await sleep(250, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) {
        await lookAfter().catch(error =>
          options.log?.(`the embedded PostgreSQL does not start: ${error.message}`),
        )
      }
    }
  }

  const links = await provision(postmaster.port, prepared.cluster.password).catch(async error => {
    if (isOwner) await halt(postmaster, prepared)
    throw embeddedFailure(prepared.cluster.folder, (error as Error).message)
  })
  const keeping = keepRunning()

  return {
    ...links,
    stop: async () => {
      stopping.abort()
      await keeping
      if (isOwner && findPostmaster(prepared.cluster.folder)) await halt(postmaster, prepared)
    },
    kill: () => {
      if (isOwner && findPostmaster(prepared.cluster.folder)) killAndWait(postmaster, prepared)
    },
  }
}
