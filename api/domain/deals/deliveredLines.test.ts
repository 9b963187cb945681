import { ACCEPT_BID, bid, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { tripsOf } from '../../test/trips.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let root: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  root = await admin(harness)
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const OWED_TO_EACH = graphql(`
  query OwedToEach($id: UUID!) {
    job(id: $id) {
      finalPrice amountDue
      balances { vendor { id } amount }
      charges { kind status }
    }
  }
`)
const REASSIGN = graphql(`
  mutation ReassignDelivered($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Asked to") { id } }
`)

const CANCEL = graphql(`
  mutation CancelDelivered($jobId: UUID!) { cancelJob(jobId: $jobId, reason: "Asked to") { id } }
`)
const REOPEN = graphql(`
  mutation ReopenDelivered($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Asked to") { id } }
`)

/** The ways an admin ends a vendor's job. */
const MOVED_BY_ADMIN = [
  ['cancels', (jobId: string) => root.ask(CANCEL, { jobId })],
  ['reopens', (jobId: string) => root.ask(REOPEN, { jobId })],
] as const

test.each(MOVED_BY_ADMIN)('keeps what a delivery costs when an admin %s the job', async (_, move) => {
  const jobId = await postRental(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '398') })
  await tripsOf(harness, dale, jobId).finish('delivery')
  await move(jobId)
  const { job } = await dana.ask(OWED_TO_EACH, { id: jobId })
  expect(job).toMatchObject({
    amountDue: '398.00',
    balances: [{ vendor: { id: dale.id }, amount: '398.00' }],
    charges: [{ kind: 'base', status: 'booked' }],
  })
})

test('charges each vendor who delivered, and the one who takes over', async () => {
  const jobId = await postRental(dana)
  const other = await bid(mia, jobId, '390')
  await harness.database.pool.query("update bids set expires_at = '2199-01-01' where id = $1", [other])
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '398') })
  await tripsOf(harness, dale, jobId).finish('delivery')
  await root.ask(REASSIGN, { bidId: other })
  const { job } = await dana.ask(OWED_TO_EACH, { id: jobId })
  expect(job).toMatchObject({ finalPrice: '390.00', amountDue: '788.00' })
  expect(job.charges.map(({ status }) => status)).toEqual(['booked', 'booked'])
})
