import { limits } from '../../rules/limits.js'
import { postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { bytesAt, PNG, SVG, sized, stores, type UploadSetup } from '../../test/uploads.js'
import { customer, type TestUser } from '../../test/users.js'

const UPLOAD = graphql(`
  mutation UploadFile($file: Upload!) {
    uploadFile(file: $file) { objectPath uploadURL }
  }
`)

const send = async (
  by: { fetch: TestUser['fetch'] },
  bytes: Buffer,
  headers: Record<string, string> = { 'apollo-require-preflight': '1' },
  query = UPLOAD.toString(),
) => {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { file: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([new Uint8Array(bytes)]), 'photo.png')
  const response = await by.fetch('/graphql', { method: 'POST', headers, body: form })
  return {
    status: response.status,
    ...((await response.json()) as {
      extensions?: { cost: { points: number } }
      data?: { uploadFile: { objectPath: string } }
      errors?: { message: string; extensions: { code: string; issues?: { message: string }[] } }[]
    }),
  }
}

describe.each(stores)('a file in one request to %s', (_, start) => {
  let setup: UploadSetup
  let dana: TestUser
  beforeAll(async () => {
    setup = await start()
    dana = await customer(setup.harness)
  })
  afterAll(() => setup.stop())

  const rowsKept = async () => {
    const { rows } = await setup.harness.database.pool.query('select count(*)::int as count from uploads')
    return rows[0].count
  }

  test("serves a job's photo", async () => {
    const bytes = sized(limits.uploadBytes)
    const { data } = await send(dana, bytes)
    const { objectPath } = data!.uploadFile
    await postJunk(dana, { images: [objectPath] })
    expect((await bytesAt(dana, objectPath)).equals(bytes)).toBe(true)
  })

  test.each([
    [
      'one byte too many',
      sized(limits.uploadBytes + 1),
      'Photos and documents can be up to 10 MB (10485760 bytes)',
    ],
    ['an SVG named .png', SVG, 'Documents must be PDF, PNG, JPG or GIF'],
    ['nothing', Buffer.alloc(0), 'This file is empty'],
  ])('refuses %s and leaves nothing behind', async (_, bytes, words) => {
    const before = [await setup.kept(), await rowsKept()]
    const { errors } = await send(dana, bytes)
    expect(errors![0]).toMatchObject({ message: words, extensions: { code: 'BAD_USER_INPUT' } })
    expect([await setup.kept(), await rowsKept()]).toEqual(before)
  })

  test.each([['no part'], ['a part that is text']])('refuses %s where the file should be', async part => {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    if (part !== 'no part') form.set('0', 'not a file')
    const headers = { 'apollo-require-preflight': '1' }
    const response = await dana.fetch('/graphql', { method: 'POST', headers, body: form })
    const { errors } = (await response.json()) as { errors: unknown[] }
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'The file is missing from the request',
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      }),
    ])
  })

  test('charges its caller by size, even when refused, and each time the file is named', async () => {
    const points = async (bytes: Buffer, document?: string) =>
      (await send(dana, bytes, undefined, document)).extensions!.cost.points
    const small = await points(sized(2048))
    expect((await points(sized(1_000 * 1024))) - small).toBeGreaterThanOrEqual(2 * 498)
    expect((await points(Buffer.alloc(1_000 * 1024))) - small).toBeGreaterThanOrEqual(2 * 498)
    const again = UPLOAD.toString()
      .replace('uploadFile', 'one: uploadFile')
      .replace(/\}\s*$/, 'two: uploadFile(file: $file) { objectPath } }')
    expect((await points(sized(1_000 * 1024), again)) - small).toBeGreaterThanOrEqual(3 * 498)
  })

  test('charges its caller even if the operation takes no file', async () => {
    const { app, clock } = setup.harness
    const left = () => app.context.rateLimiter.balance(`user:${dana.id}`, clock.now).remaining
    const before = left()
    const unused = 'mutation ($file: Upload!) { uploadFile(file: $file) @include(if: false) { objectPath } }'
    expect((await send(dana, sized(1_000 * 1024), undefined, unused)).data).toEqual({})
    await eventually(true, () => before - left() > 500)
  })

  test('requires a signed-in user and the header that no form can send', async () => {
    expect(await send(dana, PNG, {})).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    })
    expect(await send(setup.harness.visitor(), PNG)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
    const cross = { 'apollo-require-preflight': '1', 'sec-fetch-site': 'cross-site' }
    expect((await send(dana, PNG, cross)).status).toBe(403)
  })

  test('reports a broken store', async () => {
    await send(dana, PNG)
    await setup.breakStore()
    const { status, errors } = await send(dana, PNG)
    await setup.mendStore()
    expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE'])
  })
})
