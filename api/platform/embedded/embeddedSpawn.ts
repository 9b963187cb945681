import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedBinaries } from './embeddedBinaries.js'
import type { EmbeddedCluster } from './embeddedCluster.js'
import { spawnFailure } from './embeddedFailure.js'
import { type Launcher, words } from './embeddedLauncher.js'
import { findPostmaster } from './embeddedPostmaster.js'

export interface SpawnOptions {
  cluster: EmbeddedCluster
  binaries: EmbeddedBinaries
  launcher: Launcher
  durable: boolean
  settings?: Readonly<Record<string, string>> | undefined
  /** Given on a restart, because the connection pools know this port. */
  port: number | undefined
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/**
 * An eighth of the memory that this process may use, up to a gigabyte. A dedicated server would get a quarter
 * (docs/operations.md), but this one shares the machine with whatever else runs there.
 */
const sharedBuffers = () => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem())
  return `${Math.min(1024, Math.max(128, Math.floor(memory / 8 / 2 ** 20)))}MB`
}

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

const settingsThatLast = () => ({ shared_buffers: sharedBuffers() })

const settingsThatLoseData = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
}

const flags = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const largestLog = 5_000_000

// A file and not a pipe: PostgreSQL briefly outlives a killed parent and must not die when writing to it.
const openLog = (file: string) => {
  if (sizeOf(file) > largestLog) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

const isPassing =
  /lock file ".*" already exists|pre-existing shared memory block|Address already in use|could not bind/

/** Starts PostgreSQL and resolves once it is ready, or has failed for a reason that a retry may avoid. */
export const spawnPostgres = async (options: SpawnOptions) => {
  const { cluster, binaries, launcher, durable, settings, port } = options
  const [command, args] = words(launcher, binaries.postgres, [
    ...['-D', cluster.folder, '-p', String(port ?? (await freePort()))],
    ...flags({ ...ourSettings, ...(durable ? settingsThatLast() : settingsThatLoseData), ...settings }),
  ])
  const log = openLog(cluster.log)
  const logStart = sizeOf(cluster.log)
  // detached: Ctrl-C goes to the whole foreground group, but the server must outlive the requests under way.
  const child = spawn(command, args, { env: binaries.env, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  const ended = once(child, 'exit')
  while (child.exitCode === null && child.signalCode === null) {
    const found = findPostmaster(cluster.folder)
    if (found?.isReady && found.pid === child.pid) return
    await Promise.race([sleep(10), ended])
  }
  const said = readFileSync(cluster.log, 'utf8').slice(logStart).trim()
  if (!isPassing.test(said)) throw spawnFailure(cluster.folder, cluster.log, said)
  await sleep(100)
}
