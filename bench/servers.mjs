import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tools/freePort.mjs'
import { pin, SERVER_CORE } from './pin.mjs'

const root = join(import.meta.dirname, '..')

const programs = {
  haulbid: ['dist/api/main.js'],
  postgraphile: ['bench/peers/postgraphile.mjs'],
  'hand-written': ['bench/peers/handWritten.mjs'],
}

export const havePeers = () => existsSync(join(root, 'bench/peers/node_modules/postgraphile'))

/** An open port alone proves nothing, because Haulbid tries the port before anything else. */
const answers = port =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status !== 503,
    () => false,
  )

/** Starts a server as its own process in production mode, over the bench's database. */
export const startServer = async (name, { url, dataDir }, { env = {}, node = [], isPinned = true } = {}) => {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...node, ...programs[name]], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://haulbid.example',
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, name),
      SECRET: 'only for the bench, forty characters long',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
      WORKER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (isPinned) pin(child.pid, SERVER_CORE)
  const log = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log.text += chunk))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${log.text.trim()}`)
    await sleep(10)
  }
  return { name, port, pid: child.pid, log, readyMs: performance.now() - startedAt, stop }
}
