import { uploadWords } from '../../rules/uploads/uploadRules.js'
import { junkPickup } from '../deals.js'
import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { CREATE_UPLOAD } from '../operations.js'
import { GIF, JPG, PNG, pdfOf, REGISTER } from '../uploads.js'
import { admin, customer, type TestUser, vendor } from '../users.js'

/** Files that different programs take for different types: refused, or served so that no browser runs them. */

let harness: Harness
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dale = await vendor(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const SCRIPT = '<script>parent.ran = true</script>'
const PAPER = graphql(`
  mutation SaveVendorDocumentFilePath($input: SaveVendorDocumentInput!) {
    saveVendorDocument(input: $input) { filePath fileName }
  }
`)

const send = async (by: TestUser, bytes: Buffer, type: string) => {
  const { createUpload } = await by.ask(CREATE_UPLOAD)
  const headers = { 'content-type': type }
  await fetch(createUpload.uploadURL, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return createUpload.uploadURL
}

const text = (words: string) => Buffer.from(words)

test.each<[string, Buffer, string]>([
  ['HTML', text(`<!doctype html>${SCRIPT}`), 'text/html'],
  ['HTML that says it is a photo', text(`<!doctype html>${SCRIPT}`), 'image/png'],
  ['SVG', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'image/svg+xml'],
  [
    'SVG behind an XML declaration',
    text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'image/png',
  ],
  ['XHTML', text(`<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`), 'application/xhtml+xml'],
  ['script', text('parent.ran = true'), 'text/javascript'],
  ['HTML in another alphabet', Buffer.from(`\uFEFF${SCRIPT}`, 'utf16le'), 'image/gif'],
  ['HTML behind blanks', text(`   \n\t${SCRIPT}`), 'image/jpeg'],
  ['a photo behind HTML', Buffer.concat([text(SCRIPT), PNG]), 'image/png'],
  ['a signature in small letters', text('gif89a=1;parent.ran=true'), 'image/gif'],
  ['half a signature', PNG.subarray(0, 4), 'image/png'],
  ['WebP', text('RIFF\x00\x00\x00\x00WEBPVP8 '), 'image/webp'],
  ['a program', Buffer.from('7f454c46', 'hex'), 'image/png'],
  ['an archive', Buffer.from('504b0304', 'hex'), 'application/pdf'],
])('refuses %s as a photo and as a document', async (_, bytes, type) => {
  const imageURL = await send(dale, bytes, type)
  expect((await dale.refusal(REGISTER, { imageURL })).extensions.code).toBe('BAD_USER_INPUT')
  const input = { documentType: 'w9_form', fileName: 'w9.pdf', filePath: imageURL }
  expect((await dale.refusal(PAPER, { input })).extensions.code).toBe('BAD_USER_INPUT')
  const { pathname } = new URL(imageURL)
  expect((await dale.fetch(pathname)).status).toBe(404)
})

const keepPhoto = async (bytes: Buffer, type: string): Promise<string> =>
  (await dale.ask(REGISTER, { imageURL: await send(dale, bytes, type) })).registerJobImage.objectPath

const TYPES = /^(image\/png|image\/gif|image\/jpeg|application\/pdf)$/

test.each<[string, Buffer, string, string]>([
  [
    'a GIF with a script behind it',
    Buffer.concat([GIF, text('=1;parent.ran=true')]),
    'text/javascript',
    'image/gif',
  ],
  ['a PNG with a page behind it', Buffer.concat([PNG, text(SCRIPT)]), 'text/html', 'image/png'],
  [
    'a PNG with an SVG behind it',
    Buffer.concat([PNG, text(`<svg onload="parent.ran=true"/>`)]),
    'image/svg+xml',
    'image/png',
  ],
  [
    'a JPG with a page in its comment',
    Buffer.concat([
      Buffer.from(`ffd8fffe00${(SCRIPT.length + 2).toString(16)}`, 'hex'),
      text(SCRIPT),
      JPG.subarray(2),
    ]),
    'text/html',
    'image/jpeg',
  ],
])('serves %s as an image and nothing else', async (_, bytes, sentAs, type) => {
  const { status, headers } = await dale.fetch(await keepPhoto(bytes, sentAs))
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': 'inline',
    'x-frame-options': 'DENY',
  })
})

test.each<[string, Buffer]>([
  ['a script', text(`GIF89a/*${'\0'.repeat(20)}*/=1;parent.ran=true`)],
  ['a page', text(`GIF89a${SCRIPT}`)],
])('refuses %s that only starts like a GIF', async (_, bytes) => {
  const imageURL = await send(dale, bytes, 'image/gif')
  const [issue, ...more] = await dale.issues(REGISTER, { imageURL })
  // The bytes in a GIF's size fields may happen to spell a huge size.
  expect(issue).toMatch(/^imageURL: (This picture is damaged|Pictures can have up to 50 megapixels)/)
  expect(more).toEqual([])
})

test('makes the browser save a PDF with a script in it, never open it, no matter what its name is', async () => {
  const bytes = pdfOf(1, `9 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n${SCRIPT}`)
  const fileName = 'x.html"; filename*=UTF-8\'\'evil.html; a=".html'
  const filePath = await send(dale, bytes, 'text/html')
  const input = { documentType: 'commercial_insurance' as const, fileName, filePath }
  const { saveVendorDocument } = await dale.ask(PAPER, { input })
  for (const by of [dale, ada]) {
    const { headers } = await by.fetch(saveVendorDocument.filePath)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-type')).toMatch(TYPES)
    expect(headers.get('content-disposition')).toMatch(/^attachment\b/)
    // Saved as its actual type: a file ending in .html would run from the disk.
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]*\.pdf"; filename\*=UTF-8''[^;"]*\.pdf$/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
})

test('shows a reviewed PDF only in a frame of our page, and only to an admin', async () => {
  const filePath = await send(dale, pdfOf(1), 'application/pdf')
  const input = { documentType: 'w9_form' as const, fileName: 'w9.pdf', filePath }
  const path = (await dale.ask(PAPER, { input })).saveVendorDocument.filePath
  const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  const asked = async (by: TestUser, headers: Record<string, string>) => {
    const answer = await by.fetch(path, { headers })
    return ['content-disposition', 'x-frame-options', 'content-security-policy'].map(name =>
      answer.headers.get(name),
    )
  }
  expect(await asked(ada, frame)).toEqual([
    expect.stringMatching(/^inline\b/),
    'SAMEORIGIN',
    "frame-ancestors 'self'",
  ])
  const saved = [expect.stringMatching(/^attachment\b/), 'DENY', "default-src 'none'; sandbox"]
  expect(await asked(ada, { ...frame, 'sec-fetch-site': 'cross-site' })).toEqual(saved)
  expect(await asked(ada, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' })).toEqual(saved)
  expect(await asked(dale, frame)).toEqual(saved)
})

test.each<[string, Buffer, string]>([
  ['of 300 pages', pdfOf(300), uploadWords.tooManyPages],
  ['that is encrypted', pdfOf(1, 'trailer <</Encrypt 9 0 R>>'), uploadWords.encryptedPdf],
  ['that is none but for its first line', text(`%PDF-1.7\n${SCRIPT}`), uploadWords.damagedPdf],
])('refuses a PDF %s, says what to do, and does not keep it', async (_, bytes, words) => {
  const filePath = await send(dale, bytes, 'application/pdf')
  const input = { documentType: 'drivers_license' as const, fileName: 'a.pdf', filePath }
  expect(await dale.issues(PAPER, { input })).toEqual([`filePath: ${words}`])
  expect((await dale.fetch(new URL(filePath).pathname)).status).toBe(404)
})

test('serves exactly the checked bytes, and closes the link afterwards', async () => {
  const { createUpload } = await dale.ask(CREATE_UPLOAD)
  const put = (bytes: Buffer) =>
    fetch(createUpload.uploadURL, { method: 'PUT', body: new Uint8Array(bytes) }).then(({ status }) => status)
  expect(await put(PNG)).toBe(200)
  const { registerJobImage } = await dale.ask(REGISTER, { imageURL: createUpload.uploadURL })
  expect(await put(text(SCRIPT))).toBe(409)
  const served = await dale.fetch(registerJobImage.objectPath)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG)
})

test("refuses another user's file", async () => {
  const dana = await customer(harness)
  const imageURL = await send(dale, PNG, 'image/png')
  const path = await keepPhoto(PNG, 'image/png')
  expect((await dana.refusal(REGISTER, { imageURL })).extensions.code).toBe('NOT_FOUND')
  for (const stolen of [
    path,
    `https://evil.example${path}`,
    `javascript:alert(1)//${path}`,
    '/objects/../secret',
  ]) {
    const response = await dana.fetch('/api/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...junkPickup,
        type: 'junk_pickup',
        images: [stolen],
      }),
    })
    expect([400, 404]).toContain(response.status)
  }
})
