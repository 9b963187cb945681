import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.mjs'

const root = join(import.meta.dirname, '..')

const untilReady = (child, log) =>
  new Promise((resolve, reject) => {
    child.stdout.on('data', () => /is ready at/.test(log.text) && resolve())
    child.once('exit', () => reject(new Error(`The server did not start:\n${log.text.trim()}`)))
  })

/** A real server as its own process, on a free port and with its own data, which is deleted afterwards. */
export const runServer = async (name, env) => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), `haulbid-${name}-`))
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches only the tool, which then stops the server itself.
    detached: true,
  })
  const log = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log.text += chunk))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  await untilReady(child, log).catch(async error => {
    await stop()
    throw error
  })
  return { url: `http://localhost:${port}`, dataDir, log, stop }
}
