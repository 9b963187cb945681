import './demandNode.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfStale } from './buildIfStale.mjs'
import { chromiumPath } from './chromium.mjs'
import { runServer } from './runningServer.mjs'

const root = join(import.meta.dirname, '..')

const runJest = async env => {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'e2e/jest.config.js', '--runInBand']
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
  const server = await runServer('e2e', { NODE_ENV: 'development', DEMO: 'on', RATE_LIMIT_SCALE: '100' })
  try {
    process.exitCode = await runJest({
      CHROMIUM_PATH: chromium,
      E2E_BASE_URL: server.url,
      E2E_DATA_DIR: server.dataDir,
    })
    if (process.exitCode !== 0)
      console.error(`\nThe server's last lines:\n${server.log.text.split('\n').slice(-40).join('\n')}`)
  } finally {
    await server.stop()
  }
}

main().catch(error => {
  console.error(error.message)
  process.exit(1)
})
