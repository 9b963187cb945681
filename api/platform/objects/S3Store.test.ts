import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { ME } from '../../test/operations.js'
import { type S3Peer, startS3 } from '../../test/s3.js'
import { bytesAt, linkFor, PNG, photo, put, REGISTER } from '../../test/uploads.js'
import { customer } from '../../test/users.js'
import { S3Store } from './S3Store.js'

let s3: S3Peer
let harness: Harness
beforeAll(async () => {
  s3 = await startS3()
  harness = await startHarness({ env: s3.env })
})
afterAll(async () => {
  await harness.stop()
  await s3.remove()
})

test('reads an object through a short-lived link that stays the same for a while', async () => {
  const dana = await customer(harness)
  const path = await photo(dana)
  const answer = await dana.fetch(path, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=240')
  const link = new URL(answer.headers.get('location')!)
  expect(link.origin).toBe(s3.url)
  expect(Number(link.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600)
  const again = await dana.fetch(path, { redirect: 'manual' })
  expect(again.headers.get('location')).toBe(link.href)
  const served = await fetch(link)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'cache-control': 'private, max-age=300, immutable',
  })
  link.searchParams.set('response-content-type', 'text/html')
  expect((await fetch(link)).status).toBe(403)
})

test('refuses bytes that changed during inspection', async () => {
  const dana = await customer(harness)
  const url = await linkFor(dana, PNG)
  await put(url, PNG)
  const { store } = harness.app.context
  const id = store.idOf(url)!
  const seen = await store.inspect(id)
  expect(await store.settle(id, seen!)).toBe(true)
  expect(
    await bytesAt(dana, (await dana.ask(REGISTER, { imageURL: url })).registerJobImage.objectPath),
  ).toEqual(PNG)
  await store.remove(id)
  expect(await store.settle(id, seen!)).toBe(false)
})

test('refuses to read the bucket without a link', async () => {
  const path = await photo(await customer(harness))
  expect((await fetch(`${s3.url}/haulbid${path}`)).status).toBe(403)
})

describe('if browsers reach the store under another name', () => {
  const store = () =>
    new S3Store(
      { ...harness.app.context.config.s3!, publicEndpoint: 'https://files.haulbid.example' },
      harness.app.context.store.links,
      () => undefined,
    )
  const now = new Date()
  const terms = { now, expiresAt: new Date(now.getTime() + 60_000) }
  const id = '3f0e7a86-6f3f-4f0c-9d8e-4b2a8e1f0c55'

  test('uses that name in links, and recognizes them by it', async () => {
    const url = await store().uploadUrl(id, { ...terms, file: { contentType: 'image/png', size: 5 } })
    expect(url).toMatch(`https://files.haulbid.example/haulbid/incoming/${id}?`)
    expect(store().idOf(url)).toBe(id)
    for (const other of [
      url.replace('files', 'elsewhere'),
      url.split('?')[0]!,
      url.replace(id, '-'.repeat(36)),
    ])
      expect(store().idOf(other)).toBe(null)
    expect(store().origin).toBe('https://files.haulbid.example')
    expect(await store().readUrl(id, { contentType: 'image/png', disposition: 'inline' })).toMatch(
      `https://files.haulbid.example/haulbid/objects/${id}?`,
    )
  })

  test('puts the bucket into the host name for Amazon', () => {
    const s3 = harness.app.context.config.s3!
    const endpoint = 'https://s3.us-east-1.amazonaws.com'
    const amazon = new S3Store(
      { ...s3, endpoint, publicEndpoint: endpoint },
      harness.app.context.store.links,
      () => {},
    )
    expect(amazon.origin).toBe('https://haulbid.s3.us-east-1.amazonaws.com')
  })
})

test('gives up on a store that accepts a request and never responds', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const heard: unknown[] = []
  const config = { ...harness.app.context.config.s3!, endpoint, publicEndpoint: endpoint }
  const store = new S3Store(config, harness.app.context.store.links, error => heard.push(error), 200)
  await expect(store.inspect('x')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
  await expect(store.ping(AbortSignal.timeout(1000))).rejects.toThrow()
  expect(heard).toHaveLength(1)
  silent.closeAllConnections()
  silent.close()
})

test('blocks only uploads when the store hangs', async () => {
  let asked = 0
  const silent = createServer(() => void asked++)
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const other = await startHarness({ env: { ...s3.env, S3_ENDPOINT: endpoint } })
  try {
    const dana = await customer(other)
    // More than the connections of the harness.
    const links = await Promise.all(Array.from({ length: 24 }, () => linkFor(dana, PNG)))
    let ended = 0
    const under = links.map(imageURL => dana.answer(REGISTER, { imageURL }).finally(() => ended++))
    await eventually(true, () => asked >= 4)
    expect((await dana.ask(ME)).me?.id).toBe(dana.id)
    await linkFor(dana, PNG)
    expect(ended).toBe(0)
    silent.closeAllConnections()
    silent.close()
    for (const { errors } of await Promise.all(under)) expect(errors[0]?.extensions.code).toBe('UNAVAILABLE')
  } finally {
    await other.stop()
  }
})
