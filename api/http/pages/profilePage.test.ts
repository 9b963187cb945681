import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { headOfProfile } from './headOfProfile.js'
import { pages } from './pages.js'

const SAVE = graphql(
  `mutation SaveForPage($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }`,
)
const HTML = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')

let harness: Harness
let dale: TestUser
let server: Server
let folder: string
beforeAll(async () => {
  harness = await startHarness()
  dale = await vendor(
    harness,
    {},
    { firstName: 'Dalecanary', lastName: 'Lastcanary', phone: '(512) 555-7771' },
  )
  folder = mkdtempSync(join(tmpdir(), 'haulbid-profile-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), HTML)
  server = express()
    .disable('etag')
    .use(pages(folder, null, headOfProfile(harness.app.context)))
    .listen(0)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
  await harness.stop()
})

const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

const page = async (path: string) => {
  const response = await fetch(urlOf(path))
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Not with `fetch`, which asks for a fresh answer. */
const statusFor = (path: string, headers: Record<string, string>) =>
  new Promise(resolve => {
    get(urlOf(path), { headers }, answer => resolve(answer.resume().statusCode))
  })

test("shows the vendor's title, description, and picture in a profile link, and nothing private", async () => {
  const logo = await photo(dale)
  const input = { name: 'Becker Hauling', about: 'Two trucks.', logo, phone: '(512) 555-7772', since: 1973 }
  await dale.ask(SAVE, { input })
  await harness.mails()
  const { status, headers, html } = await page(`/?vendor=${dale.id}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const url = `${harness.url}/?vendor=${dale.id}`
  for (const tag of [
    '<title>Becker Hauling · Haulbid</title>',
    '<meta name="description" content="Two trucks." />',
    `<link rel="canonical" href="${url}" />`,
    '<meta property="og:title" content="Becker Hauling" />',
    '<meta property="og:description" content="Two trucks." />',
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${harness.url}${logo}?size=medium" />`,
    '<meta property="og:image:width" content="1" />',
    '<meta property="og:image:height" content="1" />',
  ])
    expect(html).toContain(tag)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html.match(/canary|7771|7772|@example/)).toBeNull()
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  // The rest is the same on every page.
  expect(html.slice(html.indexOf('<body>'))).toBe(HTML.slice(HTML.indexOf('<body>')))
  expect(await statusFor(`/?vendor=${dale.id}`, { 'if-none-match': headers.get('etag')! })).toBe(304)
})

test('keeps the picture of a link below 300 kB, and names its width and height', async () => {
  const noise = { width: 900, height: 600, channels: 4 as const }
  const logo = await photo(
    dale,
    await sharp(randomBytes(900 * 600 * 4), { raw: noise })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
  await dale.ask(SAVE, { input: { name: 'Becker Hauling', logo } })
  await harness.mails()
  const { html } = await page(`/?vendor=${dale.id}`)
  const named = (property: string) => RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]
  const bytes = Buffer.from(await (await fetch(named('og:image')!)).arrayBuffer())
  expect(bytes.length).toBeLessThan(300_000)
  const { width, height } = await sharp(bytes).metadata()
  expect([named('og:image:width'), named('og:image:height')]).toEqual([String(width), String(height)])
})

test('escapes hostile text', async () => {
  const name = `"><script>alert(1)</script>'&lt; $& $1`
  await dale.ask(SAVE, { input: { name, about: '</title><img src=x onerror=alert(1)> $`' } })
  const { html } = await page(`/?vendor=${dale.id}`)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
  expect(html).toContain(
    '<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;lt; $&amp; $1 · Haulbid</title>',
  )
  expect(html).toContain('content="&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; $`"')
})

test.each([
  ['nobody', () => '/?vendor=00000000-0000-4000-8000-000000000000'],
  ['no id', () => '/?vendor=%3Cscript%3E'],
  ['two vendors', () => `/?vendor=${dale.id}&vendor=${dale.id}`],
  ['the view of an admin', () => `/?view=vendor&vendor=${dale.id}`],
  ['another page', () => `/customer?vendor=${dale.id}`],
])('sends the plain page for a link to %s', async (_, path) => {
  expect((await page(path())).html).toBe(HTML)
})

test('sends the plain page for a customer or a suspended vendor', async () => {
  const [dana, mia] = [await customer(harness), await vendor(harness)]
  await harness.database.pool.query('update users set is_active = false where id = $1', [mia.id])
  for (const { id } of [dana, mia]) expect((await page(`/?vendor=${id}`)).html).toBe(HTML)
})

test("reads no data for other pages, and doesn't wait for a slow database", async () => {
  expect(await harness.statementsOf(() => page('/'))).toEqual([])
  expect(await harness.statementsOf(() => page('/?job=1'))).toEqual([])
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLate = false
  harness.beforeSql = text => {
    if (!text.includes('"rentalSizes"')) return undefined
    isLate = true
    return promise
  }
  const { html } = await page(`/?vendor=${dale.id}`)
  harness.beforeSql = undefined
  resolve()
  expect([isLate, html]).toEqual([true, HTML])
})
