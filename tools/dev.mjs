import './demandNode.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'

await import('./swc-hook.mjs')
const { testBanner, withBanner } = await import('../api/http/pages/testBanner.ts')
const { readConfig } = await import('../api/platform/config.ts')
const { startEmbedded } = await import('../api/platform/embedded/startEmbedded.ts')
const { freePort } = await import('./freePort.mjs')
const { startStandIn } = await import('./startStandIn.mjs')
const { proxyTo, upgradeTo } = await import('./proxyTo.mjs')

const root = join(import.meta.dirname, '..')
const isForApi = url =>
  /^\/(graphql|api|objects|outbox|texts|unsubscribe|healthz|readyz|metrics)(\/|\?|$)/.test(url)

// PostgreSQL and Vite run here, so that a change to the API restarts only the API.
const startApi = (config, port) =>
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', './tools/swc-hook.mjs', 'api/main.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: config.publicUrl },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  )

const startPages = async (http, config) => {
  const { createServer: createVite } = await import('vite')
  return createVite({
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    plugins: [
      {
        name: 'haulbid-test-banner',
        transformIndexHtml: html => withBanner(html, testBanner(config)),
      },
    ],
    server: { middlewareMode: true, ws: { server: http } },
  })
}

const listen = async (http, { port, host }) => {
  http.listen(port, host)
  await once(http, 'listening').catch(error => {
    throw new Error(
      error.code === 'EADDRINUSE' ? `PORT: ${port} is in use. Set PORT to a free one` : error.message,
    )
  })
}

const stopApi = async api => {
  if (api.exitCode !== null || api.signalCode !== null) return
  const ended = once(api, 'exit')
  api.kill('SIGTERM')
  await ended
}

const main = async () => {
  // It runs here, too, so that it outlives the API.
  await startStandIn()
  const config = readConfig(process.env)
  const http = createServer()
  await listen(http, config)
  const postgres = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: console.log })
  const vite = await startPages(http, config)
  const apiPort = await freePort()
  const toApi = proxyTo(apiPort)
  http.on('request', (req, res) => (isForApi(req.url) ? toApi(req, res) : vite.middlewares(req, res)))
  const upgradeToApi = upgradeTo(apiPort)
  // Vite handles upgrades of its own on the same server, for hot reload.
  http.on('upgrade', (req, socket, head) => {
    if (isForApi(req.url)) upgradeToApi(req, socket, head)
  })
  const api = startApi(config, apiPort)
  const stop = async () => {
    await stopApi(api)
    await vite.close()
    await postgres?.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch(error => {
  console.error(error.message)
  process.exit(1)
})
