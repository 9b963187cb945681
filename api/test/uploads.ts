import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mock } from 'node:test'
import type { ContentType } from '../rules/uploads/uploadRules.js'
import type { Client } from './client.js'
import { graphql } from './generated/gql.js'
import { type Harness, startHarness } from './harness.js'
import { setMachineTime } from './machineTime.js'
import { startS3 } from './s3.js'
import type { TestUser } from './users.js'

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** One pixel: frame, scan, end. */
export const JPG = Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f0000ffd9', 'hex')
/** A PDF of empty pages. */
export const pdfOf = (pages: number, more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages}>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>> endobj
${more}
trailer <</Size 4 /Root 1 0 R>>
startxref
9
%%EOF
`,
    'latin1',
  )
export const PDF = pdfOf(1)
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
export const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)])

const CREATE = graphql(`
  mutation CreateUploadFor($input: CreateUploadInput) {
    createUpload(input: $input) { uploadURL expiresAt }
  }
`)
export const REGISTER = graphql(`
  mutation RegisterJobImage($imageURL: String!) {
    registerJobImage(imageURL: $imageURL) { objectPath }
  }
`)

export const askForLink = (by: TestUser, input: { contentType?: string; size?: number } | null) =>
  by.answer(CREATE, { input })

/** A link to the store for this one file, as requested by the pages. */
export const linkFor = async (
  by: TestUser,
  bytes: Buffer,
  contentType: ContentType = 'image/png',
): Promise<string> =>
  (await by.ask(CREATE, { input: { contentType, size: bytes.length } })).createUpload.uploadURL

/** A link for any file, as requested by clients that follow the spec. */
export const openLink = async (by: TestUser): Promise<string> => (await by.ask(CREATE)).createUpload.uploadURL

export const put = (url: string, body: Buffer, type = 'image/png') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(body) })

export const register = async (by: TestUser, imageURL: string): Promise<string> =>
  (await by.ask(REGISTER, { imageURL })).registerJobImage.objectPath

/** A registered photo, ready for a job. */
export const photo = async (by: TestUser, bytes = PNG, type: ContentType = 'image/png'): Promise<string> => {
  const url = await linkFor(by, bytes, type)
  const { status } = await put(url, bytes, type)
  if (status !== 200) throw new Error(`The store answered ${status}`)
  return register(by, url)
}

export const bytesAt = async (by: { fetch: TestUser['fetch'] }, path: string) =>
  Buffer.from(await (await by.fetch(path)).arrayBuffer())

export interface UploadSetup {
  harness: Harness
  /** How many files the store has, complete or not. */
  kept(): Promise<number>
  breakStore(): Promise<void>
  mendStore(): Promise<void>
  /** The result of `ask` a quarter of an hour ago. */
  expired<T>(ask: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

const LINK_MS = 15 * 60_000

/** Our clock is the harness's, and the store's is the machine's. */
const longAgo = async <T>({ clock }: Harness, ask: () => Promise<T>): Promise<T> => {
  const { now } = clock
  clock.now = new Date(now.getTime() - LINK_MS)
  setMachineTime(Date.now() - LINK_MS - 1000)
  const asked = await ask()
  mock.timers.reset()
  clock.now = now
  return asked
}

const overFiles = async (): Promise<UploadSetup> => {
  const harness = await startHarness()
  const folder = join(harness.app.context.config.dataDir, 'objects')
  return {
    harness,
    kept: async () => (await readdir(folder).catch(() => [])).length,
    async breakStore() {
      await rename(folder, `${folder}.away`)
      await writeFile(folder, 'no folder')
    },
    async mendStore() {
      await rm(folder)
      await rename(`${folder}.away`, folder)
    },
    expired: ask => longAgo(harness, ask),
    stop: () => harness.stop(),
  }
}

const overS3 = async (): Promise<UploadSetup> => {
  const s3 = await startS3()
  const harness = await startHarness({ env: s3.env })
  return {
    harness,
    kept: async () => (await s3.keys()).length,
    breakStore: s3.stop,
    mendStore: s3.start,
    expired: ask => longAgo(harness, ask),
    async stop() {
      await harness.stop()
      await s3.remove()
    },
  }
}

/** Every store must behave the same: `describe.each(stores)('… to %s', …)`. */
export const stores: [name: string, start: () => Promise<UploadSetup>][] = [
  ['files', overFiles],
  ['S3', overS3],
]

/** Sends `mutation ($file: Upload!)` as a single multipart request. */
export async function sendFile(client: Client, text: string) {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: text, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([new Uint8Array(PNG)]), 'photo.png')
  const headers = { 'apollo-require-preflight': '1' }
  const response = await client.fetch('/graphql', { method: 'POST', headers, body: form })
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { errors }
}
