import {
  ACCEPT_BID,
  bid,
  bothRated,
  completedJob,
  postJunk,
  postRental,
  SUBMIT_BID,
  SUBMIT_RATING,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Customers compare the lowest price, each vendor's response time, and the reviews. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
beforeEach(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
})
afterEach(() => harness.stop())

const pass = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms)
}

const LOWEST = graphql(`query LowestBidPrice($id: UUID!) { job(id: $id) { lowestBidPrice } }`)
const lowest = async (who: TestUser, id: string) => (await who.ask(LOWEST, { id })).job.lowestBidPrice

test('shows the customer the lowest of all pending bids, and a vendor only their own', async () => {
  const jobId = await postJunk(dana)
  expect(await lowest(dana, jobId)).toBeNull()
  await bid(dale, jobId, '180.00')
  const low = await bid(mia, jobId, '99.50')
  expect([await lowest(dana, jobId), await lowest(dale, jobId), await lowest(mia, jobId)]).toEqual([
    '99.50',
    '180.00',
    '99.50',
  ])
  await mia.ask(graphql(`mutation WithdrawLowest($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }`), {
    bidId: low,
  })
  expect([await lowest(dana, jobId), await lowest(mia, jobId)]).toEqual(['180.00', null])
})

const LOWEST_TOTAL = graphql(
  `query LowestBidTotal($id: UUID!) { job(id: $id) { lowestBidPrice lowestBidTotal } }`,
)

test('counts extras in the lowest total, shown only to the customer and admins', async () => {
  const jobId = await postRental(dana, { dropoffDate: '2026-12-01', pickupDate: '2026-12-11' })
  await dale.ask(SUBMIT_BID, {
    input: { jobId, price: '300.00', includedDays: 1, extraDayPrice: '100.00' },
  })
  await bid(mia, jobId, '450.00')
  const boss = await admin(harness)
  for (const who of [dana, boss])
    expect((await who.ask(LOWEST_TOTAL, { id: jobId })).job).toEqual({
      lowestBidPrice: '300.00',
      lowestBidTotal: '450.00',
    })
  expect((await dale.ask(LOWEST_TOTAL, { id: jobId })).job).toEqual({
    lowestBidPrice: '300.00',
    lowestBidTotal: null,
  })
  await harness.database.pool.query('update bids set unconfirmed_since = now() where vendor_id = $1', [
    mia.id,
  ])
  expect((await dana.ask(LOWEST_TOTAL, { id: jobId })).job.lowestBidTotal).toBe('1200.00')
})

test("leaves out bids that wait for their vendor's confirmation", async () => {
  const jobId = await postJunk(dana)
  const [low, high] = [await bid(mia, jobId, '99.50'), await bid(dale, jobId, '180.00')]
  const ask = (bidId: string) =>
    harness.database.pool.query('update bids set unconfirmed_since = now() where id = $1', [bidId])
  await ask(low)
  expect(await lowest(dana, jobId)).toBe('180.00')
  await ask(high)
  expect(await lowest(dana, jobId)).toBeNull()
})

const SERVED = graphql(`query IsServed($id: UUID!) { job(id: $id) { isServed } }`)
const isServed = async (who: TestUser, id: string) => (await who.ask(SERVED, { id })).job.isServed

test('tells the customer and admins whether anybody serves a pending job', async () => {
  const jobId = await postJunk(dana)
  const nowhere = await postJunk(dana, { zipCode: '99999' })
  const boss = await admin(harness)
  for (const who of [dana, boss])
    expect([await isServed(who, jobId), await isServed(who, nowhere)]).toEqual([true, false])
  expect(await isServed(dale, jobId)).toBeNull()
  const { pool } = harness.database
  const set = (sql: string) => pool.query(sql, [[dale.id, mia.id]])
  for (const [off, on] of [
    [
      'update users set is_active = false where id = any($1)',
      'update users set is_active = true where id = any($1)',
    ],
    [
      'update vendor_services set is_active = false where vendor_id = any($1)',
      'update vendor_services set is_active = true where vendor_id = any($1)',
    ],
  ] as const) {
    await set(off)
    expect(await isServed(dana, jobId)).toBe(false)
    await set(on)
    expect(await isServed(dana, jobId)).toBe(true)
  }
  await pool.query('update settings set documents_required = true')
  expect(await isServed(dana, jobId)).toBe(false)
  await pool.query('update settings set documents_required = false')
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '10.00') })
  expect([await isServed(dana, jobId), await isServed(dale, jobId)]).toEqual([null, null])
})

test('counts for the customer the vendors who may bid on a pending job, and tells no vendor', async () => {
  const NEARBY = graphql(`query VendorsNearby($id: UUID!) { job(id: $id) { vendorsNearby } }`)
  const nearby = async (who: TestUser, id: string) => (await who.ask(NEARBY, { id })).job.vendorsNearby
  const jobId = await postJunk(dana)
  const before = await nearby(dana, jobId)
  expect(before).toBeGreaterThanOrEqual(2)
  const { pool } = harness.database
  await pool.query('update users set is_active = false where id = $1', [dale.id])
  expect(await nearby(dana, jobId)).toBe(before! - 1)
  await pool.query('update users set is_active = true where id = $1', [dale.id])
  expect(await nearby(dale, jobId)).toBeNull()
  expect(await nearby(dana, await postJunk(dana, { zipCode: '99999' }))).toBe(0)
})

const BIDS = graphql(`
  query MinutesToBid($id: UUID!) { job(id: $id) { bids { nodes { vendorId status minutesToBid } } } }
`)

test("measures a vendor's response time from when the job was last opened for bids", async () => {
  const jobId = await postJunk(dana)
  pass(7.9 * 60_000)
  const first = await bid(dale, jobId)
  await dana.ask(ACCEPT_BID, { bidId: first })
  pass(3 * 3_600_000)
  await dale.ask(graphql(`mutation GiveBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`), { jobId })
  pass(90 * 60_000)
  await bid(mia, jobId)
  const { job } = await dana.ask(BIDS, { id: jobId })
  expect(job.bids.nodes).toEqual([
    { vendorId: mia.id, status: 'pending', minutesToBid: 90 },
    { vendorId: dale.id, status: 'withdrawn', minutesToBid: 7 },
  ])
})

const COMMENTS = graphql(`
  query LatestComments($id: UUID!) {
    job(id: $id) { bids { nodes { vendor { id latestComments { rating comment createdAt } } } } }
  }
`)

describe('comments about a vendor', () => {
  const commented = async (comments: readonly (string | undefined)[]) => {
    const kim = await customer(harness, { firstName: 'Kimberly' })
    for (const comment of comments) {
      await bothRated(kim, dale, { rating: 4, ...(comment && { comment }) })
      pass(60_000)
    }
    return kim
  }

  test('shows the last three, without authors, to a customer whose job the vendor has bid on', async () => {
    await commented(['First', 'Second', 'Third', undefined, 'Fourth'])
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    await bid(mia, jobId)
    const { job } = await dana.ask(COMMENTS, { id: jobId })
    const by = new Map(job.bids.nodes.map(({ vendor }) => [vendor.id, vendor.latestComments]))
    expect(by.get(mia.id)).toEqual([])
    expect(by.get(dale.id)!.map(({ rating, comment }) => [rating, comment])).toEqual([
      [4, 'Fourth'],
      [4, 'Third'],
      [4, 'Second'],
    ])
  })

  test('hides them from customers without a bid of that vendor and from other vendors', async () => {
    const kim = await commented(['Careful with the doors'])
    const OWN = graphql(`
      query OwnLatestComments { me { latestComments { comment } } }
    `)
    expect((await dale.ask(OWN)).me!.latestComments).toEqual([{ comment: 'Careful with the doors' }])
    const ada = await admin(harness)
    const OF_USER = graphql(`
      query LatestCommentsOfUser($id: UUID!) { user(id: $id) { latestComments { comment } } }
    `)
    expect((await ada.ask(OF_USER, { id: dale.id })).user!.latestComments).toHaveLength(1)
    expect((await dana.refusal(OF_USER, { id: dale.id })).extensions.code).toBe('FORBIDDEN')
    // Mia and Dale have both bid on this job, so she might reach him and his customers through it.
    const jobId = await postJunk(kim)
    await bid(mia, jobId)
    await bid(dale, jobId)
    const { job } = await mia.ask(COMMENTS, { id: jobId })
    expect(job.bids.nodes).toEqual([{ vendor: { id: mia.id, latestComments: [] } }])
    await kim.ask(ACCEPT_BID, { bidId: await bid(dale, await postJunk(kim)) })
    expect((await kim.ask(COMMENTS, { id: jobId })).job.bids.nodes).toHaveLength(2)
  })

  test('leaves out comments that vendors wrote about customers', async () => {
    const jobId = await completedJob(dana, dale)
    for (const by of [dale, dana])
      await by.ask(SUBMIT_RATING, { input: { jobId, rating: 5, comment: 'Everything was ready' } })
    const { me } = await dana.ask(graphql(`query MyLatestComments { me { latestComments { comment } } }`))
    expect(me!.latestComments).toEqual([])
  })
})

test('reads a page of bids with all of this in one statement', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await bid(mia, jobId)
  const statements = await harness.statementsOf(() => dana.ask(COMMENTS, { id: jobId }))
  expect(statements.filter(text => text.includes('from jobs'))).toHaveLength(1)
})
