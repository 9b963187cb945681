import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postJunk } from '../deals.js'
import { graphql } from '../generated/gql.js'
import { CREATE_UPLOAD } from '../operations.js'
import { build } from '../process/serverProcess.js'
import { REGISTER, sized } from '../uploads.js'
import { customer, type TestUser } from '../users.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const LARGE = sized(4_000_000)

const inNamespace = ['unshare', '--user', '--map-root-user', '--mount']
const canMount =
  spawnSync(inNamespace[0]!, [...inNamespace.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

let install: Install
let person: TestUser
let objects: string

/** Gives the server a disk of 6 MB for its files. */
const withSmallDisk = (dataDir: string) => {
  const folder = join(dataDir, 'objects')
  mkdirSync(folder)
  return [...inNamespace, 'sh', '-c', 'mount -t tmpfs -o size=6m none "$0" && exec "$@"', folder]
}

const start = async () => {
  await build()
  install = await Install.start({}, withSmallDisk)
  person = await customer(install.harness)
  // The disk as the server sees it.
  objects = join(`/proc/${install.server.pid}/root`, install.dataDir, 'objects')
}

const newLink = async (): Promise<string> => (await person.ask(CREATE_UPLOAD)).createUpload.uploadURL

const put = (url: string, body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body) })

const register = (imageURL: string) => person.ask(REGISTER, { imageURL })

const uploadAtOnce = async (bytes: Buffer) => {
  const form = new FormData()
  const query = graphql(`
    mutation UploadFileObjectPath($file: Upload!) {
      uploadFile(file: $file) { objectPath }
    }
  `)
  form.set('operations', JSON.stringify({ query, variables: { file: null } }))
  form.set('map', '{"0":["variables.file"]}')
  form.set('0', new Blob([new Uint8Array(bytes)]), 'photo.png')
  const headers = { 'apollo-require-preflight': 'true' }
  const response = await person.fetch('/graphql', { method: 'POST', headers, body: form })
  return { status: response.status, ...((await response.json()) as { errors?: { extensions: object }[] }) }
}

const disk = canMount ? describe : describe.skip

disk('a full disk', () => {
  beforeAll(start, 180_000)
  afterAll(() => install.stop())

  it('refuses an upload with a clear message, keeps nothing of it, and accepts it when there is space again', async () => {
    writeFileSync(join(objects, 'filler'), Buffer.alloc(4_500_000))
    const link = await newLink()

    const refused = await put(link, LARGE)
    expect({ status: refused.status, retryAfter: refused.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '2',
    })
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/^Files cannot be stored/) })
    expect((await uploadAtOnce(LARGE)).errors![0]!.extensions).toMatchObject({ code: 'UNAVAILABLE' })
    expect(readdirSync(objects)).toEqual(['filler'])
    await expect(register(link)).rejects.toThrow('UPLOAD_INCOMPLETE')

    expect(await postJunk(person, soon())).toBeTruthy()
    const small = await newLink()
    expect((await put(small, sized(1000))).status).toBe(200)
    expect((await register(small)).registerJobImage.objectPath).toBeTruthy()

    rmSync(join(objects, 'filler'))
    expect((await put(link, LARGE)).status).toBe(200)
    const { objectPath } = (await register(link)).registerJobImage
    const kept = await person.fetch(objectPath)
    expect(Buffer.from(await kept.arrayBuffer()).equals(LARGE)).toBe(true)
    expect(await install.status('/readyz')).toBe(200)
  })
})
