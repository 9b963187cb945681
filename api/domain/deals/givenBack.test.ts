import { ACCEPT_BID, bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { Interleaver } from '../../test/pairs/interleave.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { expire } from './expire.js'

/**
 * A job given back is pending again and first in the lists, and its bidders are asked
 * (docs/decisions/0069-edited-and-given-back.md).
 */

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let lee: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  ;[dale, mia, lee] = await Promise.all([vendor(harness), vendor(harness), vendor(harness)])
  ada = await admin(harness)
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const RELEASE = graphql(`
  mutation ReleaseMarked($jobId: UUID!) { releaseJob(jobId: $jobId) { status givenBackAt vendorId } }
`)
const REOPEN = graphql(`
  mutation ReopenMarked($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { status givenBackAt } }
`)
const DECLINE = graphql(`mutation DeclineBefore($bidId: UUID!) { declineBid(bidId: $bidId) { status } }`)
const SEEN = graphql(`
  query GivenBackJob($id: UUID!) {
    job(id: $id) { status givenBackAt bids { nodes { vendorId status unconfirmedSince } } }
  }
`)
const LISTS = graphql(
  `query FirstAvailable { availableJobs(first: 2) { nodes { id givenBackAt } pageInfo { endCursor } } }`,
)
const MORE = graphql(
  `query NextAvailable($after: String) { availableJobs(first: 2, after: $after) { nodes { id } } }`,
)
const ORDERS = graphql(`query FirstOrders { customerJobs(first: 2) { nodes { id givenBackAt } } }`)
const CONFIRM = graphql(
  `mutation StillInterested($bidId: UUID!) { confirmBid(bidId: $bidId) { status unconfirmedSince } }`,
)

const jobOf = async (id: string) => (await dana.ask(SEEN, { id })).job
const bidsOf = async (id: string) =>
  Object.fromEntries(
    (await jobOf(id)).bids.nodes.map(({ vendorId, status, unconfirmedSince }) => [
      { [dale.id]: 'dale', [mia.id]: 'mia', [lee.id]: 'lee' }[vendorId],
      unconfirmedSince ? `${status}, unconfirmed` : status,
    ]),
  )
/** Dale has the job; the others have bid on it. */
const taken = async (price = '149.50') => {
  const jobId = await postJunk(dana)
  const mias = await bid(mia, jobId)
  const lees = await bid(lee, jobId)
  const dales = await bid(dale, jobId, price)
  return { jobId, mias, lees, dales }
}

test('restores only bids that lost to the accepted one and clears the mark on the next accept', async () => {
  const { jobId, mias, lees, dales } = await taken()
  await dana.ask(DECLINE, { bidId: lees })
  await dana.ask(ACCEPT_BID, { bidId: dales })
  expect((await dale.ask(RELEASE, { jobId })).releaseJob).toEqual({
    status: 'pending',
    vendorId: null,
    givenBackAt: START.toISOString(),
  })
  expect(await bidsOf(jobId)).toEqual({ dale: 'withdrawn', mia: 'pending, unconfirmed', lee: 'rejected' })
  expect((await dana.refusal(ACCEPT_BID, { bidId: mias })).extensions.reason).toBe('BID_UNCONFIRMED')
  expect((await mia.ask(CONFIRM, { bidId: mias })).confirmBid).toEqual({
    status: 'pending',
    unconfirmedSince: null,
  })
  await dana.ask(ACCEPT_BID, { bidId: mias })
  expect(await jobOf(jobId)).toMatchObject({ status: 'accepted', givenBackAt: null })
  // Happens again, this time by an admin: nobody else is left to ask.
  expect((await ada.ask(REOPEN, { jobId, reason: 'The truck broke down' })).reopenJob).toEqual({
    status: 'pending',
    givenBackAt: START.toISOString(),
  })
  expect(await bidsOf(jobId)).toEqual({ dale: 'withdrawn', mia: 'withdrawn', lee: 'rejected' })
  await dana.ask(CANCEL_JOB, { jobId })
  expect(await jobOf(jobId)).toMatchObject({ status: 'cancelled', givenBackAt: null })
})

test('leaves out bids that have ended or whose vendor is suspended', async () => {
  const { jobId, dales } = await taken()
  await dana.ask(ACCEPT_BID, { bidId: dales })
  await harness.database.pool.query('update users set is_active = false where id = $1', [lee.id])
  await harness.database.pool.query(
    'update bids set expires_at = $2 where id <> $3 and job_id = $1 and vendor_id = $4',
    [jobId, START, dales, mia.id],
  )
  await dale.ask(RELEASE, { jobId })
  await harness.database.pool.query('update users set is_active = true where id = $1', [lee.id])
  expect(await bidsOf(jobId)).toEqual({ dale: 'withdrawn', mia: 'rejected', lee: 'rejected' })
  await bid(mia, jobId, '120')
})

test('lists it first for vendors and its customer, and pages on from it', async () => {
  const first = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, first) })
  harness.clock.now = new Date(START.getTime() + 60_000)
  const newer = [await postJunk(dana), await postJunk(dana)]
  expect((await mia.ask(LISTS)).availableJobs.nodes.map(({ id }) => id)).not.toContain(first)
  harness.clock.now = new Date(START.getTime() + 120_000)
  await dale.ask(RELEASE, { jobId: first })
  const page = (await mia.ask(LISTS)).availableJobs
  expect(page.nodes[0]).toEqual({ id: first, givenBackAt: harness.clock.now.toISOString() })
  expect((await dana.ask(ORDERS)).customerJobs.nodes[0]).toMatchObject({ id: first })
  const seen = page.nodes.map(({ id }) => id)
  for (let after: string | null = page.pageInfo.endCursor; after && seen.length < 6; after = null) {
    seen.push(...(await mia.ask(MORE, { after })).availableJobs.nodes.map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining([first, ...newer.slice(0, 1)]))
})

/** One before each statement of the other, and the other way around. */
test('reaches one outcome if a bid expires while it is accepted, in both orders', async () => {
  const interleaver = await Interleaver.over(harness)
  const later = new Date(START.getTime() + 4 * 86_400_000)
  const reasons = new Set<string | undefined>()
  for (const at of [2, 3, 4, 5, 6, 7]) {
    for (const acceptsFirst of [true, false]) {
      const { jobId, mias } = await taken()
      const accept = () => dana.answer(ACCEPT_BID, { bidId: mias })
      const end = () => expire({ ...harness.app.context, clock: () => later }, {}, taskWork('expire'))
      const done = await interleaver.run<unknown>(
        acceptsFirst ? accept : end,
        acceptsFirst ? end : accept,
        at,
      )
      const { errors } = done[acceptsFirst ? 0 : 1] as Awaited<ReturnType<typeof accept>>
      const { status } = await jobOf(jobId)
      const reason = errors[0]?.extensions.reason
      reasons.add(reason)
      const mias_ = (await bidsOf(jobId)).mia
      expect([
        [undefined, 'accepted', 'accepted'],
        ['BID_EXPIRED', 'pending', 'expired'],
      ]).toContainEqual([reason, status, mias_])
    }
  }
  expect(reasons).toEqual(new Set([undefined, 'BID_EXPIRED']))
  await interleaver.close()
})
