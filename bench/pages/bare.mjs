import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { build } from 'vite'
import { compressAssets } from '../../tools/compressAssets.mjs'

const root = join(import.meta.dirname, 'bare')

/** Builds the page with the product's settings in vite.config.ts. */
const buildInto = outDir => {
  // Vite would build React's development version for a caller with NODE_ENV=development or test.
  process.env.NODE_ENV = 'production'
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { alias: { '@rules': join(import.meta.dirname, '../../api/rules') } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/web\/generated\//, sideEffects: false }] },
      },
    },
  })
}

/** Queries the product's API as the same user, because cookies are valid for every port of this host. */
const askProduct = async (url, request, response) => {
  const chunks = await Array.fromAsync(request)
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': request.get('content-type'),
      'apollo-require-preflight': 'true',
      cookie: request.get('cookie') ?? '',
    },
    body: Buffer.concat(chunks),
  })
  response
    .status(answer.status)
    .type('json')
    .send(Buffer.from(await answer.arrayBuffer()))
}

/** The bare page on its own port, served the same way as the product, with its real API. */
export const startBare = async url => {
  // startDemo has already built the API.
  const { assets } = await import('../../dist/api/http/pages/assets.js')
  const folder = mkdtempSync(join(tmpdir(), 'haulbid-bare-'))
  await buildInto(folder)
  await compressAssets(folder)
  const app = express().disable('x-powered-by')
  app.post('/graphql', (request, response) => askProduct(url, request, response))
  app.get('/', (_request, response) => response.sendFile(join(folder, 'index.html')))
  app.use(assets(folder))
  const server = createServer(app)
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
