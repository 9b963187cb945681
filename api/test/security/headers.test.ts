import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upload } from '../../domain/uploads/test/setups.js'
import { type App, createApp } from '../../http/app.js'
import { postJunk } from '../deals.js'
import { type Harness, startHarness } from '../harness.js'
import { REGISTER } from '../uploads.js'
import { customer, type TestUser } from '../users.js'

/** Every kind of answer restricts the browser, in production and behind https. */

let harness: Harness
let dana: TestUser
let folder: string
let app: App
let server: Server
let url: string
let photo: string

beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  photo = (await dana.ask(REGISTER, { imageURL: await upload(dana) })).registerJobImage.objectPath
  await postJunk(dana, { images: [photo] })
  folder = await mkdtemp(join(tmpdir(), 'haulbid-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Haulbid</title>')
  await writeFile(join(folder, 'assets', 'main-1a2b3c.js'), 'export {}')
  const { config, clock, log } = harness.app.context
  const production = { ...config, isProduction: true, publicUrl: 'https://haulbid.example' }
  app = await createApp({
    config: production,
    database: harness.database,
    clock,
    log,
    worker: false,
    pagesFolder: folder,
  })
  server = createServer((request, response) => app.handle(request, response))
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
  await app.close()
  await rm(folder, { recursive: true, force: true })
  await harness.stop()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...init, headers: { cookie: dana.cookie, ...init.headers } })
const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})

const PAGE =
  /^default-src 'self'; .*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/
const CLOSED = /^default-src 'none'; frame-ancestors 'none'$/
const MANUAL = /^default-src 'none'; style-src 'unsafe-inline'/

const answers: [string, () => Promise<Response>, number, RegExp][] = [
  ['a page', () => ask('/'), 200, PAGE],
  ['a page below', () => ask('/customer/orders?order=x'), 200, PAGE],
  ['the 404 page', () => ask('/nowhere'), 404, PAGE],
  ['a 404 page with script in its address', () => ask('/<script>alert(1)</script>'), 404, PAGE],
  ['a script', () => ask('/assets/main-1a2b3c.js'), 200, CLOSED],
  ['a redirect', () => ask('/index.html'), 301, CLOSED],
  ['the manual', () => ask('/api/docs'), 200, MANUAL],
  ['the description', () => ask('/api/openapi.json'), 200, CLOSED],
  ['REST', () => ask('/api/me'), 200, CLOSED],
  ['REST refused', () => ask('/api/users'), 403, CLOSED],
  ['REST unknown', () => ask('/api/nowhere'), 404, CLOSED],
  [
    'REST from another site',
    () => ask('/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    403,
    CLOSED,
  ],
  ['an address that is none', () => ask('/api/jobs/customer/%'), 400, CLOSED],
  ['GraphQL', () => ask('/graphql', json('{"query":"{ me { id } }"}')), 200, CLOSED],
  ['GraphQL that is none', () => ask('/graphql', json('{')), 400, CLOSED],
  ['GraphQL by a link', () => ask('/graphql', { headers: { accept: 'text/html' } }), 400, CLOSED],
  ['GraphQL too large', () => ask('/graphql', json('x'.repeat(1_048_577))), 413, CLOSED],
  ['a photo', () => ask(photo), 200, /^default-src 'none'; sandbox$/],
  ['a file that is not there', () => ask('/objects/00000000-0000-4000-8000-000000000000'), 404, CLOSED],
  ['bytes without a signature', () => ask(photo, { method: 'PUT', body: 'x' }), 403, CLOSED],
  ['health', () => ask('/healthz'), 200, CLOSED],
  ['a method that is none', () => ask('/', { method: 'DELETE' }), 404, CLOSED],
]

test.each(answers)('sends the security headers: %s', async (_, act, status, policy) => {
  const response = await act()
  expect(response.status).toBe(status)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringMatching(policy),
  })
  for (const told of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(told)
  // The policy allows no inline scripts, no evaluation, and no other origins.
  const [, script = ''] = /script-src([^;]*)/.exec(headers['content-security-policy']!) ?? []
  expect(script).not.toMatch(/unsafe|\*|https?:|data:|blob:/)
  expect(/default-src ([^;]*)/.exec(headers['content-security-policy']!)![1]).toMatch(/^'(self|none)'$/)
  expect(await response.text()).not.toContain('alert(1)')
})

test('isolates pages and asks for no device', async () => {
  const { headers } = await ask('/')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toBe(
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  )
})

const KEPT = /^(a page|the 404|a 404|a script|a redirect|a photo)/

test.each(answers.filter(([name]) => !KEPT.test(name)))('forbids caching: %s', async (_, act) => {
  expect((await act()).headers.get('cache-control')).toBe('no-store')
})

test('forbids caching of refusals by GraphQL, inside and outside an operation, and of a form', async () => {
  const form = new FormData()
  form.set('operations', '{')
  for (const init of [
    json('{"query":"{ users(first: 5) { nodes { id } } }"}'),
    json('{"query":"{ nothing }"}'),
    json('{"query":"{ me { id } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}'),
    { method: 'POST', body: form, headers: { 'apollo-require-preflight': '1' } },
    { method: 'DELETE' },
  ])
    expect((await ask('/graphql', init)).headers.get('cache-control')).toBe('no-store')
})

test('keeps private files out of shared caches', async () => {
  const { headers } = await ask(photo)
  expect(headers.get('cache-control')).toMatch(/^private/)
})

test('promises no https in development over http', async () => {
  expect((await dana.fetch('/healthz')).headers.get('strict-transport-security')).toBeNull()
})

describe('nobody is sent elsewhere', () => {
  test.each([
    '/index.html',
    '/index.html?next=https://evil.example',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '///evil.example//',
    '/.//evil.example',
    '/https://evil.example',
    '/?next=https://evil.example',
    '/customer?next=//evil.example',
    '/login?returnTo=//evil.example&redirect=//evil.example&url=//evil.example',
    '/api//evil.example/..',
    '/assets//evil.example/',
    '/assets',
    '/customer//',
    '/objects//evil.example',
    '/graphql//evil.example/%2f..',
  ])('sends nobody elsewhere: %s', async path => {
    const response = await ask(path)
    const location = response.headers.get('location')
    expect(location === null || location === '/').toBe(true)
    expect(response.headers.get('refresh')).toBeNull()
  })
})
