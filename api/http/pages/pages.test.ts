import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { pages } from './pages.js'

const HTML = '<!doctype html><title>Haulbid</title>'
const CODE = `${'const haul = 1\n'.repeat(200)}`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(60)}</svg>`

let server: Server
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haulbid-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), HTML)
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n')
  writeFileSync(join(folder, 'push.js'), CODE)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), CODE)
  writeFileSync(join(folder, 'assets/icon-3c4d.svg'), SVG)
  writeFileSync(join(folder, 'assets/face-5e6f.woff2'), 'wOF2')
  const tools = '../../../tools/compressAssets.mjs'
  const { compressAssets } = (await import(tools)) as { compressAssets: (folder: string) => Promise<void> }
  await compressAssets(folder)
  server = express().disable('etag').use(pages(folder)).listen(0)
})

afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** Uses node:http, which does not decompress. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, method, headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

describe('a hashed file', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
  ] as const)('goes out as %s to a browser that accepts "%s"', async (form, accepted) => {
    const { status, headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': form,
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(body.length).toBeLessThan(CODE.length / 4)
    expect(decompress[form](body).toString()).toBe(CODE)
  })

  test.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
    'sends it uncompressed if the client accepts %s',
    async accepted => {
      const { headers, body } = await get(
        '/assets/app-1a2b.js',
        accepted ? { 'accept-encoding': accepted } : {},
      )
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
      expect(body.toString()).toBe(CODE)
    },
  )

  test('keeps its content type in any form', async () => {
    const { headers } = await get('/assets/icon-3c4d.svg', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'image/svg+xml',
    })
  })

  test('leaves a compressed file alone', async () => {
    const { headers, body } = await get('/assets/face-5e6f.woff2', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBeUndefined()
    expect(body.toString()).toBe('wOF2')
  })

  test('finds no file under its compressed name or an old name', async () => {
    expect((await get('/assets/app-1a2b.js.br')).status).toBe(404)
    expect((await get('/assets/app-0000.js', { 'accept-encoding': 'br' })).status).toBe(404)
  })

  test('answers 304 if the client already has this form of the file', async () => {
    const first = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    const again = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
    expect(await get('/assets/app-1a2b.js', again)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await get('/assets/app-1a2b.js', { ...again, 'accept-encoding': 'gzip' })).status).toBe(200)
  })
})

test('serves the service worker at the root, revalidated each time and allowed to load only the icon', async () => {
  const { status, headers, body } = await get('/push.js', { 'accept-encoding': 'br' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
  })
  expect(decompress.br(body).toString()).toBe(CODE)
})

describe('the page', () => {
  test.each(['br', 'gzip'] as const)('sends it as %s, revalidated each time', async form => {
    const { status, headers, body } = await get('/customer', { 'accept-encoding': form })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': form,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    expect(decompress[form](body).toString()).toBe(HTML)
  })

  test('sends no page to a client that already has it', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
    const answer = await get('/', again)
    expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test('answers an unknown address with 404, even if the client has the page', async () => {
    const { headers } = await get('/')
    const answer = await get('/nowhere', { 'if-none-match': String(headers.etag) })
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toBe(HTML)
  })

  test("has no second address, and files next to it aren't cached forever", async () => {
    expect(await get('/index.html')).toMatchObject({ status: 301, headers: { location: '/' } })
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })
})
