import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  acceptedJob,
  bid,
  CHANGE_ORDERS,
  FAIL_VISIT,
  firstVisit,
  PROPOSE_CHANGE,
  postRental,
  VISITS,
  VOID_CHARGE,
  WITHDRAW_CHANGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Bounds of change orders, when they are proposed and when they take effect. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const propose = async (by: TestUser, input: object) =>
  (await by.ask(PROPOSE_CHANGE, { input: input as never })).proposeChangeOrder
const extra = async (jobId: string, amount: string) =>
  propose(dale, { jobId, kind: 'extra', amount, note: 'A piano', evidence: [await photo(dale)] })
const RATES = 'included_days = 7, extra_day_price = 15'
const rental = async (terms = RATES) => {
  const jobId = await postRental(dana)
  const bidId = await bid(dale, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await dana.ask(ACCEPT_BID, { bidId })
  return jobId
}
const visitOf = async (id: string, kind: string) =>
  (await dana.ask(VISITS, { id })).job.visits.find(visit => visit.kind === kind)!
const window = (day: string) => ({ windowStart: `${day}T15:00:00.000Z`, windowEnd: `${day}T19:00:00.000Z` })

const ACCEPT_SEEN = graphql(`
  mutation AcceptSeenChange($id: UUID!, $amount: Money) { acceptChangeOrder(id: $id, amount: $amount) { status } }
`)

test('refuses to accept another amount than the one that was seen', async () => {
  const { id } = await extra(await acceptedJob(dana, dale), '40')
  const refusal = await dana.refusal(ACCEPT_SEEN, { id, amount: '30' })
  expect(refusal.extensions.reason).toBe('AMOUNT_CHANGED')
  expect(refusal.message).toBe('The amount has changed to $40.00')
  expect((await dana.ask(ACCEPT_SEEN, { id, amount: '40' })).acceptChangeOrder.status).toBe('accepted')
})

test('refuses a proposal that can never be accepted, so that it blocks nothing', async () => {
  const jobId = await rental()
  const visitId = await firstVisit(dana, jobId)
  const input = { jobId, kind: 'move_visit' as const, visitId, ...window('2027-01-03') }
  expect(await dale.issues(PROPOSE_CHANGE, { input })).toEqual([
    'windowStart: The pickup must be on a later day than the delivery',
  ])
  expect((await dana.ask(CHANGE_ORDERS, { id: jobId })).job.changeOrders).toEqual([])
})

test('refuses to accept what no longer fits', async () => {
  const jobId = await rental()
  const asked = await propose(dale, {
    jobId,
    kind: 'move_visit',
    visitId: (await visitOf(jobId, 'delivery')).id,
    ...window('2026-12-30'),
  })
  await propose(dana, { jobId, kind: 'earlier_pickup', pickupDate: '2026-12-29' })
  const { code, issues } = (await dana.refusal(ACCEPT_CHANGE, { id: asked.id })).extensions
  expect({ code, issues }).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ message: 'The pickup must be on a later day than the delivery' }],
  })
})

test('refuses dates more than 366 days ahead', async () => {
  const jobId = await rental()
  const input = { jobId, kind: 'longer_rental' as const, pickupDate: '2028-01-02' }
  expect(await dana.issues(PROPOSE_CHANGE, { input })).toHaveLength(1)
})

test.each([
  ['moving the pickup later', 'pickup', '2027-01-03', '45.00'],
  ['moving the delivery earlier', 'delivery', '2026-12-22', '30.00'],
] as const)("charges the bid's rate for %s", async (_, kind, day, amount) => {
  const jobId = await rental()
  const { id: visitId } = await visitOf(jobId, kind)
  const order = await propose(dana, { jobId, kind: 'move_visit', visitId, ...window(day) })
  expect(order).toMatchObject({ status: 'accepted', charge: { kind: 'extra_day', status: 'booked', amount } })
})

test.each([
  ['pickup', '2027-01-03'],
  ['delivery', '2026-12-22'],
] as const)('asks the vendor before a %s makes the rental longer without a rate', async (kind, day) => {
  const jobId = await rental('included_days = 7')
  const { id: visitId } = await visitOf(jobId, kind)
  const order = await propose(dana, { jobId, kind: 'move_visit', visitId, ...window(day) })
  expect(order).toMatchObject({ status: 'proposed', charge: null })
})

const enlarge = (jobId: string, amount: number) =>
  harness.database.pool.query(
    `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
      select gen_random_uuid(), id, vendor_id, 'extra_day', 'Extra days', $2, $2 from jobs where id = $1`,
    [jobId, amount],
  )

test('refuses a price beyond the largest one in words, when it is accepted', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = await extra(jobId, '100')
  await enlarge(jobId, 99_999_800)
  expect(await dana.refusal(ACCEPT_CHANGE, { id })).toMatchObject({
    message: "The price of a job can't exceed $99,999,999.99",
    extensions: { reason: 'CHARGE_CAP' },
  })
})

test('refuses to void a discount if the price has become too large', async () => {
  const jobId = await acceptedJob(dana, dale)
  await propose(dale, { jobId, kind: 'discount', amount: '100' })
  await enlarge(jobId, 99_999_900)
  const ada = await admin(harness)
  const { rows } = await harness.database.pool.query(
    "select id from job_charges where job_id = $1 and kind = 'discount'",
    [jobId],
  )
  const refusal = await ada.refusal(VOID_CHARGE, { chargeId: rows[0].id, reason: 'A mistake' })
  expect(refusal.extensions.reason).toBe('CHARGE_CAP')
})

test('refuses more than 100 change orders on a job', async () => {
  const jobId = await acceptedJob(dana, dale)
  await harness.database.pool.query(
    `insert into change_orders (id, job_id, vendor_id, kind, proposed_by, status, amount, expires_at, decided_at)
      select gen_random_uuid(), id, vendor_id, 'discount', 'vendor', 'declined', 1, now(), now()
      from jobs, generate_series(1, 100) where id = $1`,
    [jobId],
  )
  const input = { jobId, kind: 'discount' as const, amount: '1' }
  expect((await dale.refusal(PROPOSE_CHANGE, { input })).extensions.reason).toBe('TOO_MANY_CHANGES')
})

test('refuses to schedule a failed visit again by a change order once a job has 20 visits', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await firstVisit(dale, jobId)
  await dale.ask(FAIL_VISIT, { visitId, input: { reason: 'vendor_fault' } })
  await harness.database.pool.query(
    `insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, failed_at, failure_reason, created_at)
      select gen_random_uuid(), job_id, vendor_id, kind, window_start, window_end, status, failed_at, failure_reason, created_at
      from visits, generate_series(1, 19) where job_id = $1`,
    [jobId],
  )
  const input = { jobId, kind: 'move_visit' as const, visitId, ...window('2026-12-30') }
  expect((await dana.refusal(PROPOSE_CHANGE, { input })).extensions.reason).toBe('TOO_MANY_VISITS')
})

test('refuses to withdraw more than 20 proposals a day', async () => {
  const lee = await vendor(harness)
  const jobId = await acceptedJob(dana, lee)
  const evidence = [await photo(lee)]
  await harness.database.pool.query(
    "insert into throttles (key, count, started_at, expires_at) values ($1, 19, $2, $2::timestamptz + interval '1 day')",
    [`withdrawn-changes-day:${lee.id}`, START],
  )
  const input = { jobId, kind: 'extra' as const, amount: '5', note: 'A sofa' }
  const one = await propose(lee, { ...input, evidence })
  await lee.ask(WITHDRAW_CHANGE, { id: one.id })
  const other = await propose(lee, { ...input, evidence: [await photo(lee)] })
  expect((await lee.refusal(WITHDRAW_CHANGE, { id: other.id })).extensions.code).toBe('RATE_LIMITED')
})
