import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { enqueue } from '../queue/enqueue.js'
import { limits } from '../rules/limits.js'
import { junkPickup, postJunk, REQUEST_JUNK } from '../test/deals.js'
import { type Harness, startHarness } from '../test/harness.js'
import { admin, customer, type Person, vendor } from '../test/people.js'

let harness: Harness
let dana: Person
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const JPG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60)])
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)])

const link = async (by: Person): Promise<string> =>
  (await by.ask('mutation { createUpload { uploadURL expiresAt } }')).createUpload.uploadURL
const put = (url: string, body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body) })
const REGISTER = 'mutation ($imageURL: String!) { registerJobImage(imageURL: $imageURL) { objectPath } }'
const photo = async (by: Person, bytes = PNG): Promise<string> => {
  const imageURL = await link(by)
  expect((await put(imageURL, bytes)).status).toBe(200)
  return (await by.ask(REGISTER, { imageURL })).registerJobImage.objectPath
}
const filesKept = async () =>
  (await readdir(join(harness.app.house.config.dataDir, 'objects')).catch(() => [])).length

test.each([
  ['PNG', PNG, 'image/png'],
  ['GIF', GIF, 'image/gif'],
  ['JPG', JPG, 'image/jpeg'],
])('a %s goes with a job and is shown as what it is', async (_, bytes, type) => {
  const path = await photo(dana, bytes)
  expect(path).toMatch(/^\/objects\/[0-9a-f-]{36}$/)
  const jobId = await postJunk(dana, { images: [path] })
  expect(
    (await dana.ask('query ($id: UUID!) { job(id: $id) { images } }', { id: jobId })).job.images,
  ).toEqual([path])
  const served = await dana.fetch(path)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('10485760 bytes pass, one more is refused and not kept', async () => {
  await photo(dana, sized(limits.uploadBytes))
  const before = await filesKept()
  const refused = await put(await link(dana), sized(limits.uploadBytes + 1))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toEqual({ error: 'Photos and documents can be up to 10 MB (10485760 bytes)' })
  expect(await filesKept()).toBe(before)
})

test.each([
  ['an SVG named .png', SVG, 'Photos must be PNG, JPG or GIF'],
  ['a PDF', PDF, 'Photos must be PNG, JPG or GIF'],
  ['nothing', Buffer.alloc(0), 'This file is empty'],
])('%s is no photo', async (_, bytes, words) => {
  const imageURL = await link(dana)
  await put(imageURL, bytes)
  expect(await dana.issues(REGISTER, { imageURL })).toEqual([`imageURL: ${words}`])
})

test('a link that was not filled says so', async () => {
  expect((await dana.refusal(REGISTER, { imageURL: await link(dana) })).extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'UPLOAD_INCOMPLETE',
  })
})

test('a forged, changed or expired link takes nothing', async () => {
  const url = await link(dana)
  const other = new URL(await link(dana))
  const forged = new URL(url)
  forged.searchParams.set('signature', other.searchParams.get('signature')!)
  const longer = new URL(url)
  longer.searchParams.set('expires', String(Number(longer.searchParams.get('expires')) + 1000))
  for (const bad of [forged, longer, new URL(url.split('?')[0]!)])
    expect((await put(bad.href, PNG)).status).toBe(403)
  expect((await dana.refusal(REGISTER, { imageURL: forged.href })).extensions.code).toBe('NOT_FOUND')
  expect((await dana.refusal(REGISTER, { imageURL: 'http://169.254.169.254/latest' })).extensions.code).toBe(
    'NOT_FOUND',
  )
  const { now } = harness.clock
  harness.clock.now = new Date(now.getTime() + 15 * 60_000)
  expect((await put(url, PNG)).status).toBe(403)
  harness.clock.now = now
})

test('registered bytes cannot be changed afterwards', async () => {
  const imageURL = await link(dana)
  await put(imageURL, PNG)
  const { objectPath } = (await dana.ask(REGISTER, { imageURL })).registerJobImage
  expect((await put(imageURL, SVG)).status).toBe(409)
  expect(Buffer.from(await (await dana.fetch(objectPath)).arrayBuffer())).toEqual(PNG)
})

test('nor by bytes that were on their way when they were looked at', async () => {
  const imageURL = await link(dana)
  await put(imageURL, PNG)
  const late = new Promise<number>(done => {
    const slow = request(imageURL, { method: 'PUT' }, response => done(response.statusCode!))
    slow.write(SVG.subarray(0, 10), async () => {
      await dana.ask(REGISTER, { imageURL })
      slow.end(SVG.subarray(10))
    })
  })
  expect(await late).toBe(409)
})

test("another person's upload cannot be registered or used", async () => {
  const eve = await customer(harness)
  const imageURL = await link(dana)
  await put(imageURL, PNG)
  expect((await eve.refusal(REGISTER, { imageURL })).extensions.code).toBe('NOT_FOUND')
  const path = await photo(dana)
  expect(await eve.issues(REQUEST_JUNK, { input: { ...junkPickup, images: [path] } })).toEqual([
    'images.0: Photo not found',
  ])
})

test('a photo is used once, and a refused job leaves it free', async () => {
  const path = await photo(dana)
  const missing = '/objects/00000000-0000-4000-8000-000000000000'
  expect(await dana.issues(REQUEST_JUNK, { input: { ...junkPickup, images: [path, missing] } })).toEqual([
    'images.1: Photo not found',
  ])
  await postJunk(dana, { images: [path] })
  expect(await dana.issues(REQUEST_JUNK, { input: { ...junkPickup, images: [path] } })).toEqual([
    'images.0: This photo is already used elsewhere',
  ])
  expect(await dana.issues(REQUEST_JUNK, { input: { ...junkPickup, images: [path, path] } })).toEqual([
    'images: A photo can be added once',
  ])
})

test('who may see the job may see its photos, nobody else', async () => {
  const path = await photo(dana)
  const status = async (who: { fetch: Person['fetch'] }) => (await who.fetch(path)).status
  const near = await vendor(harness)
  expect(await status(near)).toBe(404)
  await postJunk(dana, { images: [path] })
  expect(await status(near)).toBe(200)
  expect(await status(await admin(harness))).toBe(200)
  expect(await status(await vendor(harness, { zips: ['90210'] }))).toBe(404)
  expect(await status(await customer(harness))).toBe(404)
  expect(await status(harness.visitor())).toBe(404)
  expect((await dana.fetch('/objects/..%2f..%2fsecret')).status).toBe(404)
})

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await filesKept()
  const url = await link(dana)
  await new Promise<void>(done => {
    const half = request(url, { method: 'PUT', headers: { 'content-length': '1000' } })
    half.on('error', () => done())
    half.write(PNG, () => half.destroy())
  })
  expect((await put(await link(dana), PNG)).status).toBe(200)
  // The server hears of the break a few packets later.
  for (let i = 0; i < 100 && (await filesKept()) !== before + 1; i++)
    await harness.visitor().fetch('/healthz')
  expect(await filesKept()).toBe(before + 1)
})

test('what nothing claims within a day is removed, what a job has stays', async () => {
  const kept = await photo(dana)
  await postJunk(dana, { images: [kept] })
  const lost = await photo(dana)
  harness.clock.now = new Date(harness.clock.now.getTime() + 86_400_001)
  await enqueue(harness.database.orm.em.fork(), 'removeUnclaimed', {})
  await harness.mails()
  expect((await dana.fetch(lost)).status).toBe(404)
  expect((await dana.fetch(kept)).status).toBe(200)
})

test('nobody uploads signed out', async () => {
  expect((await harness.visitor().refusal('mutation { createUpload { uploadURL } }')).extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})

describe('a file in one request', () => {
  const UPLOAD = 'mutation ($file: Upload!) { uploadFile(file: $file) { objectPath uploadURL } }'
  const send = async (
    by: { fetch: Person['fetch'] },
    bytes: Buffer,
    headers: Record<string, string> = { 'apollo-require-preflight': '1' },
  ) => {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    form.set('0', new Blob([new Uint8Array(bytes)]), 'photo.png')
    const response = await by.fetch('/graphql', { method: 'POST', headers, body: form })
    return {
      status: response.status,
      ...((await response.json()) as {
        data?: { uploadFile: { objectPath: string } }
        errors?: { message: string; extensions: { code: string; issues?: { message: string }[] } }[]
      }),
    }
  }
  const rowsKept = async () =>
    (await harness.database.pool.query('select count(*)::int as count from uploads')).rows[0].count

  test('goes with a job', async () => {
    const { data } = await send(dana, sized(limits.uploadBytes))
    await postJunk(dana, { images: [data!.uploadFile.objectPath] })
  })

  test.each([
    [
      'one byte too many',
      sized(limits.uploadBytes + 1),
      'Photos and documents can be up to 10 MB (10485760 bytes)',
    ],
    ['an SVG named .png', SVG, 'Documents must be PDF, PNG, JPG or GIF'],
    ['nothing', Buffer.alloc(0), 'This file is empty'],
  ])('%s is refused and leaves nothing behind', async (_, bytes, words) => {
    const before = [await filesKept(), await rowsKept()]
    const { errors } = await send(dana, bytes)
    expect(errors![0]).toMatchObject({ message: words, extensions: { code: 'BAD_USER_INPUT' } })
    expect([await filesKept(), await rowsKept()]).toEqual(before)
  })

  test('needs the header that no form can send, and a person', async () => {
    expect(await send(dana, PNG, {})).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    })
    expect(await send(harness.visitor(), PNG)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
    const cross = { 'apollo-require-preflight': '1', 'sec-fetch-site': 'cross-site' }
    expect((await send(dana, PNG, cross)).status).toBe(403)
  })
})
