import { request } from 'node:http'
import { limits } from '../../rules/limits.js'
import { type ContentType, uploadWords } from '../../rules/uploads/uploadRules.js'
import { ACCEPT_BID, bid, junkPickup, postJunk, REQUEST_JUNK } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { CREATE_UPLOAD, SAVE_VENDOR_DOCUMENT } from '../../test/operations.js'
import {
  askForLink,
  bytesAt,
  GIF,
  HTML,
  JPG,
  linkFor,
  openLink,
  PDF,
  PNG,
  photo,
  put,
  REGISTER,
  register,
  SVG,
  sized,
  stores,
  type UploadSetup,
} from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

describe.each(stores)('uploads to %s', (_, start) => {
  let setup: UploadSetup
  let dana: TestUser
  beforeAll(async () => {
    setup = await start()
    dana = await customer(setup.harness)
  })
  afterAll(() => setup.stop())

  test.each([
    ['PNG', PNG, 'image/png'],
    ['GIF', GIF, 'image/gif'],
    ['JPG', JPG, 'image/jpeg'],
  ] as [string, Buffer<ArrayBuffer>, ContentType][])(
    'shows a %s of a job with the right content type',
    async (_, bytes, type) => {
      const path = await photo(dana, bytes, type)
      expect(path).toMatch(/^\/objects\/[0-9a-f-]{36}$/)
      const jobId = await postJunk(dana, { images: [path] })
      const { job } = await dana.ask(graphql(`query JobImages($id: UUID!) { job(id: $id) { images } }`), {
        id: jobId,
      })
      expect(job.images).toEqual([path])
      const served = await dana.fetch(path)
      expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
      expect(served.headers.get('content-type')).toBe(type)
      expect(served.headers.get('content-disposition')).toBe('inline')
      expect(Object.fromEntries((await dana.fetch(path, { redirect: 'manual' })).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    },
  )

  test.each([
    ['a photo that is cut short', PNG.subarray(0, -6), /^imageURL: This picture is damaged or not complete/],
    [
      'a small file of a huge picture',
      Buffer.concat([PNG.subarray(0, 16), Buffer.from('0000ffff0000ffff', 'hex'), PNG.subarray(24)]),
      /^imageURL: Pictures can have up to 50 megapixels/,
    ],
  ])('refuses %s', async (_, bytes, words) => {
    const imageURL = await linkFor(dana, bytes)
    await put(imageURL, bytes)
    expect(await dana.issues(REGISTER, { imageURL })).toEqual([expect.stringMatching(words)])
  })

  test('lets a client that declares no type upload any type, to us', async () => {
    const url = await openLink(dana)
    expect(url.startsWith(setup.harness.url)).toBe(true)
    expect((await put(url, GIF, 'application/octet-stream')).status).toBe(200)
    expect(await bytesAt(dana, await register(dana, url))).toEqual(GIF)
  })

  test('accepts 10485760 bytes, and refuses one more without keeping it', async () => {
    await photo(dana, sized(limits.uploadBytes))
    const before = await setup.kept()
    const words = 'Photos and documents can be up to 10 MB (10485760 bytes)'
    const tooLarge = await askForLink(dana, { contentType: 'image/png', size: limits.uploadBytes + 1 })
    expect(tooLarge.errors[0]?.extensions.issues).toEqual([{ path: 'size', message: words }])
    const refused = await put(await openLink(dana), sized(limits.uploadBytes + 1))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ error: words })
    expect(await setup.kept()).toBe(before)
  })

  test.each([
    [
      'a type that is none of ours',
      { contentType: 'text/html', size: 10 },
      'contentType: Documents must be PDF, PNG, JPG or GIF',
    ],
    ['nothing', { contentType: 'image/png', size: 0 }, 'size: This file is empty'],
    ['half of it', { contentType: 'image/png' }, 'size: Give contentType and size, or neither'],
  ])('gives no link for %s', async (_, input, words) => {
    const { errors } = await askForLink(dana, input)
    expect(errors[0]?.extensions.issues?.map(({ path, message }) => `${path}: ${message}`)).toEqual([words])
  })

  test('accepts only the size and type that a link was created for', async () => {
    const url = await linkFor(dana, PNG)
    const before = await setup.kept()
    expect((await put(url, sized(PNG.length + 1))).status).toBe(403)
    expect((await put(url, PNG.subarray(1))).status).toBe(403)
    expect((await put(url, PNG, 'text/html')).status).toBe(403)
    expect(await setup.kept()).toBe(before)
    expect((await dana.refusal(REGISTER, { imageURL: url })).extensions.reason).toBe('UPLOAD_INCOMPLETE')
    expect((await put(url, PNG)).status).toBe(200)
    await register(dana, url)
  })

  test.each([
    ['an SVG', SVG, 'image/png', 'Photos must be PNG, JPG or GIF'],
    ['a page', HTML, 'image/gif', 'Photos must be PNG, JPG or GIF'],
    ['a PDF', PDF, 'application/pdf', 'Photos must be PNG, JPG or GIF'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'image/jpeg', uploadWords.heic],
  ] as [string, Buffer, ContentType, string][])(
    'refuses %s as a photo, whatever its type says',
    async (_, bytes, type, words) => {
      const imageURL = await linkFor(dana, bytes, type)
      expect((await put(imageURL, bytes, type)).status).toBe(200)
      expect(await dana.issues(REGISTER, { imageURL })).toEqual([`imageURL: ${words}`])
      const [, path] = /(\/[0-9a-f-]{36})\?/.exec(imageURL)!
      expect((await dana.fetch(`/objects${path}`)).status).toBe(404)
    },
  )

  test('refuses an empty file', async () => {
    const imageURL = await openLink(dana)
    expect((await put(imageURL, Buffer.alloc(0))).status).toBe(200)
    expect(await dana.issues(REGISTER, { imageURL })).toEqual(['imageURL: This file is empty'])
  })

  test('says that a link has no uploaded bytes', async () => {
    for (const imageURL of [await linkFor(dana, PNG), await openLink(dana)])
      expect((await dana.refusal(REGISTER, { imageURL })).extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'UPLOAD_INCOMPLETE',
      })
  })

  describe.each([
    ['for a file', (by: TestUser) => linkFor(by, PNG)],
    ['for any file', openLink],
  ])('a link %s', (_, linkOf) => {
    test('accepts nothing if it is forged, changed or unsigned', async () => {
      const url = new URL(await linkOf(dana))
      const other = new URL(await linkOf(dana))
      const named = (pattern: RegExp) => [...url.searchParams.keys()].find(key => pattern.test(key))!
      const signature = named(/signature$/i)
      const forged = new URL(url)
      forged.searchParams.set(signature, other.searchParams.get(signature)!)
      const longer = new URL(url)
      const expires = named(/expires$/i)
      longer.searchParams.set(expires, String(Number(longer.searchParams.get(expires)) + 1000))
      const elsewhere = new URL(url)
      elsewhere.pathname = other.pathname
      for (const bad of [forged, longer, elsewhere, new URL(url.href.split('?')[0]!)])
        expect((await put(bad.href, PNG)).status).toBe(403)
      expect((await dana.answer(REGISTER, { imageURL: forged.href })).data).toBe(null)
    })

    test('accepts nothing once it has expired', async () => {
      const url = await setup.expired(() => linkOf(dana))
      expect((await put(url, PNG)).status).toBe(403)
    })
  })

  test("finds nothing for a URL that isn't one of our links", async () => {
    for (const imageURL of ['http://169.254.169.254/latest', 'nonsense', '', '/objects/x'])
      expect((await dana.refusal(REGISTER, { imageURL })).extensions.code).toBe('NOT_FOUND')
  })

  test('refuses to change registered bytes afterwards', async () => {
    const url = await linkFor(dana, PNG)
    await put(url, PNG)
    const path = await register(dana, url)
    const other = Buffer.concat([SVG, Buffer.alloc(PNG.length)]).subarray(0, PNG.length)
    await put(url, other)
    expect(await register(dana, url)).toBe(path)
    expect(await bytesAt(dana, path)).toEqual(PNG)
  })

  test('refuses bytes that were still arriving during the check', async () => {
    const imageURL = await openLink(dana)
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

  test('registers once if asked twice at once', async () => {
    const url = await linkFor(dana, PNG)
    await put(url, PNG)
    const [one, other] = await Promise.all([register(dana, url), register(dana, url)])
    expect(one).toBe(other)
  })

  test("refuses to register or use another user's upload", async () => {
    const eve = await customer(setup.harness)
    const imageURL = await linkFor(dana, PNG)
    await put(imageURL, PNG)
    expect((await eve.refusal(REGISTER, { imageURL })).extensions.code).toBe('NOT_FOUND')
    const path = await photo(dana)
    expect(await eve.issues(REQUEST_JUNK, { input: { ...junkPickup, images: [path] } })).toEqual([
      'images.0: Photo not found',
    ])
  })

  test('uses a photo once, and leaves it unused when a job is refused', async () => {
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
      'images: Add each photo only once',
    ])
  })

  test("shows a job's photos to everyone who may see the job, and to nobody else", async () => {
    const { harness } = setup
    const path = await photo(dana)
    const status = async (who: { fetch: TestUser['fetch'] }) => (await who.fetch(path)).status
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

  test("hides a job's photos from vendors who lost it, but not from the winner", async () => {
    const { harness } = setup
    const path = await photo(dana)
    const jobId = await postJunk(dana, { images: [path] })
    const [winner, loser] = await Promise.all([vendor(harness), vendor(harness)])
    const won = await bid(winner, jobId)
    await bid(loser, jobId)
    const status = async (who: TestUser) => (await who.fetch(path)).status
    expect([await status(winner), await status(loser)]).toEqual([200, 200])
    await dana.ask(ACCEPT_BID, { bidId: won })
    expect([await status(winner), await status(loser)]).toEqual([200, 404])
  })

  test('downloads a document under its own name', async () => {
    const dale = await vendor(setup.harness)
    const filePath = await linkFor(dale, PDF, 'application/pdf')
    await put(filePath, PDF, 'application/pdf')
    const input = { documentType: 'w9_form' as const, fileName: 'W-9 of 2026.pdf', filePath }
    const saved = (await dale.ask(SAVE_VENDOR_DOCUMENT, { input })).saveVendorDocument
    const { headers } = await dale.fetch(saved.filePath)
    expect(headers.get('content-disposition')).toBe('attachment; filename="W-9 of 2026.pdf"')
    expect(headers.get('content-type')).toBe('application/pdf')
  })

  test('downloads an image document for its vendor, but displays it to an admin', async () => {
    const dale = await vendor(setup.harness)
    const filePath = await linkFor(dale, PNG)
    await put(filePath, PNG)
    const input = { documentType: 'drivers_license' as const, fileName: 'license.png', filePath }
    const { filePath: path } = (await dale.ask(SAVE_VENDOR_DOCUMENT, { input })).saveVendorDocument
    const shown = async (who: TestUser) => (await who.fetch(path)).headers.get('content-disposition')
    expect(await shown(dale)).toBe('attachment; filename="license.png"')
    expect(await shown(await admin(setup.harness))).toBe('inline; filename="license.png"')
  })

  test('leaves nothing behind after an aborted upload', async () => {
    const before = await setup.kept()
    const url = await openLink(dana)
    await new Promise<void>(done => {
      const half = request(url, { method: 'PUT', headers: { 'content-length': '1000' } })
      half.on('error', () => done())
      half.write(PNG, () => half.destroy())
    })
    expect((await put(await openLink(dana), PNG)).status).toBe(200)
    // The server notices the abort a few packets later.
    for (let i = 0; i < 100 && (await setup.kept()) !== before + 1; i++)
      await setup.harness.visitor().fetch('/healthz')
    expect(await setup.kept()).toBe(before + 1)
  })

  test('refuses to upload while signed out', async () => {
    const refusal = await setup.harness.visitor().refusal(CREATE_UPLOAD)
    expect(refusal.extensions.code).toBe('UNAUTHENTICATED')
  })
})
