import './demandNode.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfStale } from './buildIfStale.mjs'
import { chromiumPath } from './chromium.mjs'
import { runServer } from './runningServer.mjs'

const root = join(import.meta.dirname, '..')

/** Two files run at a time, each with its own server, so no journey sees the data of another. */
const WORKERS = 2

const runJest = async env => {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'e2e/jest.config.js']
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, ...jest, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  // Ctrl-C goes to Jest as well; we wait for it to end, so that the server is always stopped.
  const wait = () => undefined
  process.on('SIGINT', wait)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

const main = async () => {
  const chromium = await chromiumPath()
  await buildIfStale()
  const servers = []
  try {
    for (let n = 0; n < WORKERS; n++)
      servers.push(
        await runServer('e2e', {
          NODE_ENV: 'development',
          DEMO: 'on',
          RATE_LIMIT_SCALE: '100',
          PUSH_SERVICES: 'http://127.0.0.1:9',
        }),
      )
    process.exitCode = await runJest({
      CHROMIUM_PATH: chromium,
      E2E_SERVERS: JSON.stringify(servers.map(({ url, dataDir }) => ({ url, dataDir }))),
    })
    if (process.exitCode !== 0)
      for (const { url, log } of servers)
        console.error(`\nThe last lines of ${url}:\n${log.text.split('\n').slice(-40).join('\n')}`)
  } finally {
    for (const { stop } of servers) await stop()
  }
}

main().catch(error => {
  console.error(error.message)
  process.exit(1)
})
