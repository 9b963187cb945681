import { workOnce } from '../../platform/queue/worker.js'
import { bid, junkPickup, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** Items, load, and access of a junk pickup: docs/decisions/0115-what-a-junk-pickup-holds.md */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, dale] = await Promise.all([customer(harness), vendor(harness)])
})
afterAll(() => harness.stop())

const HOLDS = graphql(`
  query HoldsOfJob($id: UUID!) {
    job(id: $id) {
      items { kind count }
      loadEighths
      access
      version
      myBid { unconfirmedSince }
    }
  }
`)
const holds = async (by: TestUser, id: string) => (await by.ask(HOLDS, { id })).job

const EDIT = graphql(`
  mutation EditHolds($input: EditJunkPickupInput!) {
    editJunkPickup(input: $input) { id }
  }
`)

const sofa = (count: number) => ({ kind: 'sofa' as const, count })
const tub = (count: number) => ({ kind: 'hot_tub' as const, count })

test('keeps a request without items as it was', async () => {
  expect(await holds(dana, await postJunk(dana))).toMatchObject({
    items: [],
    loadEighths: null,
    access: null,
    version: 1,
  })
})

test('adds up a kind named twice, and follows the items with the load', async () => {
  const id = await postJunk(dana, { items: [tub(1), sofa(1), { kind: 'tv', count: 1 }, sofa(2)] })
  expect(await holds(dana, id)).toMatchObject({
    items: [sofa(3), { kind: 'tv', count: 1 }, tub(1)],
    loadEighths: 7,
    version: 1,
  })
})

test("is posted and read over REST, and is in the customer's copy of their data", async () => {
  const rest = async (path: string, init?: RequestInit) => (await dana.fetch(path, init)).json() as never
  const asked = { ...junkPickup, type: 'junk_pickup', items: [sofa(2), sofa(1)], access: 'ground' }
  const { id } = await rest('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const found = { items: [sofa(3)], loadEighths: 3, access: 'ground' }
  const jobs: { id: string }[] = await rest(`/api/jobs/customer/${dana.id}`)
  expect(jobs.find(job => job.id === id)).toMatchObject(found)
  await dana.ask('mutation { requestMyData { id } }')
  await workOnce(harness.app.context)
  const { myDataExport } = await dana.ask('{ myDataExport { downloadPath } }')
  const copy: { jobs: { id: string }[] } = await rest(myDataExport.downloadPath)
  expect(copy.jobs.find(job => job.id === id)).toMatchObject({
    items: [sofa(3)],
    load_eighths: 3,
    access: 'ground',
  })
})

test("keeps both if the customer's load differs from the items", async () => {
  const id = await postJunk(dana, { items: [tub(1)], loadEighths: 2, access: 'stairs' })
  expect(await holds(dana, id)).toMatchObject({ items: [tub(1)], loadEighths: 2, access: 'stairs' })
})

test('says more than a truck with more than eight eighths', async () => {
  const id = await postJunk(dana, { items: [tub(3)] })
  expect((await holds(dana, id)).loadEighths).toBe(12)
})

test.each([
  [{ items: [sofa(0)] }, 'items.0.count'],
  [{ items: [sofa(1000)] }, 'items.0.count'],
  [{ items: [sofa(30), sofa(30)] }, 'items'],
  [{ loadEighths: 0 }, 'loadEighths'],
  [{ loadEighths: 9 }, 'loadEighths'],
])('refuses %j', async (more, path) => {
  const input = { ...junkPickup, ...more }
  const text = `mutation Post($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }`
  const { errors } = await dana.answer(text, { input })
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(JSON.stringify(errors)).toContain(`"${path}"`)
})

test.each([{ items: [sofa(1.5)] }, { items: [{ kind: 'canoe', count: 1 }] }, { access: 'elevator' }])(
  'refuses %j as no value of its type',
  async more => {
    const text = `mutation Post($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } }`
    expect((await dana.answer(text, { input: { ...junkPickup, ...more } })).errors).toHaveLength(1)
  },
)

test('asks bidders again after items change, and only then', async () => {
  const id = await postJunk(dana, { items: [sofa(1)] })
  await bid(dale, id)
  const unchanged = { ...junkPickup, jobId: id, items: [sofa(1)] }
  await dana.ask(EDIT, { input: unchanged })
  expect(await holds(dale, id)).toMatchObject({ version: 1, myBid: { unconfirmedSince: null } })
  await dana.ask(EDIT, { input: { ...unchanged, items: [sofa(3)] } })
  expect(await holds(dale, id)).toMatchObject({
    items: [sofa(3)],
    loadEighths: 3,
    version: 2,
    myBid: { unconfirmedSince: expect.any(String) },
  })
})
