import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

export const build = () => run(process.execPath, ['tools/build.mjs'], { cwd: root })

/** A folder with a space in its name, as in some real checkouts and data paths. */
export const makeDataDir = () => mkdtempSync(join(tmpdir(), 'haulbid process '))

/** First stops any PostgreSQL left in it, since one that still writes would outlive the removal. */
export const removeDataDir = async (dataDir: string) => {
  const pid = postmasterPid(dataDir)
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  while (pid && isAlive(pid)) await sleep(10)
  rmSync(dataDir, { recursive: true, force: true })
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const postmasterPid = (dataDir: string) => {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * More than any wait of a process itself: a minute for PostgreSQL to start, and half a minute to close. A slower
 * process is reported with its output before the test ends.
 */
const PATIENCE_MS = 110_000

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot']

const environment = (settings: NodeJS.ProcessEnv) => ({
  ...Object.fromEntries(inherited.map(name => [name, process.env[name]])),
  ...settings,
})

export class ServerProcess {
  stdout = ''
  stderr = ''
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown[]>

  /** `before` is put before the program's command line, as in `nice -n 5`. */
  constructor(
    readonly settings: NodeJS.ProcessEnv,
    before: string[] = [],
  ) {
    const [command, ...words] = [...before, process.execPath, 'tools/start.mjs']
    this.#child = spawn(command!, words, { cwd: root, env: environment(settings) })
    this.#child.stdout?.on('data', chunk => {
      this.stdout += chunk
    })
    this.#child.stderr?.on('data', chunk => {
      this.stderr += chunk
    })
    this.#ended = once(this.#child, 'close')
  }

  get pid() {
    return this.#child.pid
  }

  get url() {
    return `http://localhost:${this.settings.PORT}`
  }

  async ended(): Promise<Ended> {
    const [code] = await this.#within(this.#ended, 'has not ended')
    return { code: code as number | null, stdout: this.stdout, stderr: this.stderr }
  }

  async ready() {
    const failed = this.#ended.then(([code]) =>
      Promise.reject(new Error(`ended with ${code}: ${this.stderr}`)),
    )
    failed.catch(() => undefined)
    const deadline = Date.now() + PATIENCE_MS
    while (!this.stdout.includes('is ready at')) {
      if (Date.now() > deadline) throw this.#late('is not ready')
      await Promise.race([sleep(20), failed])
    }
    return this
  }

  end(signal: NodeJS.Signals) {
    this.#child.kill(signal)
    return this.ended()
  }

  #late(what: string) {
    return new Error(`process ${this.pid} ${what} after ${PATIENCE_MS} ms:\n${this.stdout}${this.stderr}`)
  }

  async #within<T>(promise: Promise<T>, what: string): Promise<T> {
    const patience = new AbortController()
    const late = sleep(PATIENCE_MS, undefined, { ref: false, signal: patience.signal }).then(() => {
      throw this.#late(what)
    })
    late.catch(() => undefined)
    return Promise.race([promise, late]).finally(() => patience.abort())
  }
}
