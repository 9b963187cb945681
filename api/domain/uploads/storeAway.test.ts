import { linkFor, openLink, PNG, photo, put, REGISTER, stores, type UploadSetup } from '../../test/uploads.js'
import { customer, type TestUser } from '../../test/users.js'

describe.each(stores)('a %s store that is down', (_, start) => {
  let setup: UploadSetup
  let dana: TestUser
  let path: string
  let sent: string
  let open: string
  beforeAll(async () => {
    setup = await start()
    dana = await customer(setup.harness)
    path = await photo(dana)
    sent = await linkFor(dana, PNG)
    await put(sent, PNG)
    open = await openLink(dana)
    await setup.breakStore()
  })
  afterAll(() => setup.stop())

  const ready = async () => {
    const response = await dana.fetch('/readyz')
    return [response.status, await response.json()]
  }

  test('makes /readyz fail', async () => {
    expect(await ready()).toEqual([503, { ready: false, database: true, store: false }])
  })

  test('returns links that accept nothing', async () => {
    const url = await linkFor(dana, PNG)
    const answer = await put(url, PNG).then(
      ({ status }) => status,
      () => 'no answer',
    )
    expect([503, 'no answer']).toContain(answer)
    expect((await put(open, PNG)).status).toBe(503)
  })

  test('registers nothing, and says when to retry', async () => {
    const { status, headers, errors } = await dana.answer(REGISTER, { imageURL: sent })
    expect([status, errors[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE'])
    expect(errors[0]?.message).toMatch(/^Files cannot be stored or opened right now/)
    expect(headers.get('retry-after')).toBe('2')
    const rest = await dana.fetch('/api/job-images', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageURL: sent }),
    })
    expect(rest.status).toBe(503)
  })

  test('does not cause uploads to be forgotten', async () => {
    await setup.mendStore()
    expect((await ready())[0]).toBe(200)
    expect((await dana.ask(REGISTER, { imageURL: sent })).registerJobImage.objectPath).toMatch(/^\/objects\//)
    expect((await dana.fetch(path)).status).toBe(200)
    expect((await put(open, PNG)).status).toBe(200)
  })
})
