import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { pages } from './pages.js'

const folder = mkdtempSync(join(tmpdir(), 'haulbid-pages-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
afterAll(() => rmSync(folder, { recursive: true }))

/** The policy's directives by name. */
const policyOf = async (storeOrigin: string | null) => {
  const server = createServer(express().use(pages(folder, storeOrigin)))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.closeAllConnections()
  server.close()
  const directives = headers.get('content-security-policy')!.split('; ')
  return Object.fromEntries(directives.map(each => [each.split(' ')[0], each.split(' ').slice(1)]))
}

test('lets pages connect only to us', async () => {
  expect(await policyOf(null)).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
  })
})

test("lets the pages send and show files from exactly the store's origin if files are in S3", async () => {
  const store = 'https://files.haulbid.example'
  expect(await policyOf(store)).toMatchObject({
    'default-src': ["'self'"],
    'connect-src': ["'self'", store],
    'img-src': ["'self'", 'blob:', 'data:', store],
  })
})
