import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const NODE_USER = 1000
const isRoot = process.getuid?.() === 0
const startedAt = Date.now()

/**
 * A proof's workspace: a folder that is deleted afterwards, another user if this runs as root, and the list of closing
 * steps.
 */
export const makeWorkspace = () => {
  const work = mkdtempSync(join(tmpdir(), 'haulbid-proof-'))
  chmodSync(work, 0o755)
  const closers = []
  let made = 0
  const own = path => isRoot && chownSync(path, NODE_USER, NODE_USER)
  return {
    work,
    own,
    asUser: isRoot ? { uid: NODE_USER, gid: NODE_USER } : {},
    atEnd: close => closers.push(close),
    say: line => console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`),
    /** A new folder that the processes may write to. */
    folder(name) {
      const path = join(work, `${name}-${++made}`)
      mkdirSync(path)
      own(path)
      return path
    },
    async clear() {
      for (const close of closers.toReversed()) await close().catch(error => console.error(error.message))
      rmSync(work, { recursive: true, force: true })
    },
  }
}

const run = promisify(execFile)

/** Runs `docker compose run --rm tools npm run …`; returns its output. */
export const toolbox = async ({ build }, settings, ...args) => {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...settings, NODE_ENV: 'production' }
  const { stdout } = await run('npm', ['run', '--silent', ...args], { cwd: build.folder, env })
  return stdout.trim()
}
