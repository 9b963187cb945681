import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EmbeddedBinaries } from './embeddedBinaries.js'
import { embeddedFailure } from './embeddedFailure.js'
import { type Launcher, ownData, words } from './embeddedLauncher.js'

const run = promisify(execFile)

export interface EmbeddedCluster {
  folder: string
  password: string
  log: string
}

interface Means {
  binaries: EmbeddedBinaries
  launcher: Launcher
  durable: boolean
}

const PASSWORD = 'haulbid.password'
const passwordFile = (folder: string) => join(folder, PASSWORD)

const initdb = async (folder: string, { binaries, launcher, durable }: Means) => {
  // Next to the folder at first, since initdb requires an empty one.
  const password = `${folder}.password`
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const [command, args] = words(launcher, binaries.initdb, [
    `--pgdata=${folder}`,
    `--pwfile=${password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ])
  try {
    await run(command, args, { env: binaries.env })
    renameSync(password, passwordFile(folder))
  } finally {
    rmSync(password, { force: true })
  }
}

const create = async (folder: string, means: Means) => {
  const draft = `${folder}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  try {
    await initdb(draft, means)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process created the cluster in the meantime, and that one is just as good.
    if (!existsSync(passwordFile(folder))) throw error
  }
}

/** A file that a complete cluster has, and without which PostgreSQL does not start. */
const contentOf = (folder: string, file: string) => {
  try {
    const content = readFileSync(join(folder, file), 'utf8').trim()
    if (content) return content
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw embeddedFailure(folder, code === 'ENOENT' ? `${file} is missing` : message)
  }
  throw embeddedFailure(folder, `${file} is empty`)
}

/**
 * The data folder of the embedded PostgreSQL, created on first use. An incomplete one is never mistaken for a complete
 * one.
 */
export const embeddedCluster = async (dataDir: string, means: Means) => {
  const folder = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(folder)) await create(folder, means)
  ownData(folder, means.launcher.uid)
  contentOf(folder, 'PG_VERSION')
  const password = contentOf(folder, PASSWORD)
  return { folder, password, log: join(dataDir, 'postgres.log') } satisfies EmbeddedCluster
}
