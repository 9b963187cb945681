import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  CHANGE_ORDERS,
  CHARGES,
  COMPLETE_JOB,
  firstVisit,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  VISITS,
  VOID_CHARGE,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { tripsOf } from '../../test/trips.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Charges at the bid's rates that somebody tries to book without ground, or twice. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let root: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  dana = await customer(harness)
  dale = await vendor(harness)
  root = await admin(harness)
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const RATES =
  'included_days = 7, included_tons = 2, extra_day_price = 15, extra_ton_price = 90.5, trip_fee = 60'
const accepted = async (post: typeof postRental, terms = RATES): Promise<string> => {
  const jobId = await post(dana)
  const bidId = await bid(dale, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await dana.ask(ACCEPT_BID, { bidId })
  return jobId
}
const hauled = async (more: { tons?: string } = {}, terms = RATES) => {
  const jobId = await accepted(postJunk, terms)
  await tripsOf(harness, dale, jobId).finish('haul', more)
  return jobId
}
const propose = async (input: object) =>
  (await dale.ask(PROPOSE_CHANGE, { input: input as never })).proposeChangeOrder
const refused = async (input: object) =>
  (await dale.refusal(PROPOSE_CHANGE, { input: input as never })).extensions.reason
const issues = (input: object) => dale.issues(PROPOSE_CHANGE, { input: input as never })
const overweight = async (jobId: string, quantity?: string) => ({
  jobId,
  kind: 'overweight',
  quantity,
  evidence: [await photo(dale)],
})
const chargesOf = async (id: string) => (await dana.ask(CHARGES, { id })).job.charges
const chargeOf = async (id: string, kind: string) => (await chargesOf(id)).find(each => each.kind === kind)!
const voidAs = (by: TestUser, chargeId: string) => by.ask(VOID_CHARGE, { chargeId, reason: 'A mistake' })

test('refuses weight before anything was picked up', async () => {
  const jobId = await accepted(postRental)
  expect(await refused(await overweight(jobId, '50'))).toBe('VISIT_STATE')
  await tripsOf(harness, dale, jobId).finish('delivery')
  expect(await refused(await overweight(jobId, '50'))).toBe('VISIT_STATE')
})

test('refuses weight when completeJob finished the pickup', async () => {
  const jobId = await accepted(postRental)
  const trips = tripsOf(harness, dale, jobId)
  await trips.finish('delivery')
  await dale.ask(COMPLETE_JOB, { jobId })
  expect(await refused(await overweight(jobId, '5'))).toBe('VISIT_STATE')
})

test('charges the tons on the ticket beyond those included, contestable for 72 hours', async () => {
  const jobId = await hauled({ tons: '3.5' })
  const { charge } = await propose({ jobId, kind: 'overweight' })
  expect(charge).toEqual({
    kind: 'overweight',
    status: 'booked',
    amount: '135.75',
    quantity: '1.50',
    unitPrice: '90.50',
    contestUntil: '2026-12-27T15:00:00.000Z',
  })
})

test('takes the scale ticket after the pickup', async () => {
  const jobId = await hauled()
  expect(await refused({ jobId, kind: 'overweight', quantity: '1.5' })).toBe('EVIDENCE_NEEDED')
  await propose(await overweight(jobId, '1.5'))
  const [visit] = (await dana.ask(VISITS, { id: jobId })).job.visits
  expect(visit!.tons).toBe('3.50')
  expect(visit!.photos.map(({ kind }) => kind).sort()).toEqual(['after', 'ticket'])
})

test('counts a scale ticket once', async () => {
  const jobId = await hauled()
  await propose(await overweight(jobId, '50'))
  expect(await issues(await overweight(jobId, '50'))).toEqual([
    'quantity: This scale ticket is already charged',
  ])
})

test('refuses more than 99.99 tons', async () => {
  const jobId = await hauled()
  expect(await issues(await overweight(jobId, '98'))).toEqual([
    'quantity: Enter tons like 2 or 1.5, at most 99.99',
  ])
})

test.each([
  ['a price beyond what can be stored', '10000', '97'],
  ['an amount of less than a cent', '0.1', '0.01'],
])('refuses %s', async (what, rate, quantity) => {
  const jobId = await hauled({}, `included_tons = 2, extra_ton_price = ${rate}`)
  if (what.includes('beyond'))
    await harness.database.pool.query(
      `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
        select gen_random_uuid(), id, vendor_id, 'extra', 'Extra work', 99500000, 99500000 from jobs where id = $1`,
      [jobId],
    )
  expect(await issues(await overweight(jobId, quantity))).toEqual([expect.stringContaining('quantity: ')])
})

test('keeps a weight that an admin voided from being charged again', async () => {
  const jobId = await hauled({ tons: '3.5' })
  await propose({ jobId, kind: 'overweight' })
  await voidAs(root, (await chargeOf(jobId, 'overweight')).id)
  expect(await refused({ jobId, kind: 'overweight' })).toBe('CHARGE_SETTLED')
})

test('lets the vendor charge a weight again after voiding it', async () => {
  const jobId = await hauled({ tons: '3.5' })
  await propose({ jobId, kind: 'overweight' })
  await voidAs(dale, (await chargeOf(jobId, 'overweight')).id)
  expect(await propose({ jobId, kind: 'overweight', quantity: '1' })).toMatchObject({ status: 'accepted' })
})

test('keeps a trip that an admin voided from being charged again', async () => {
  const jobId = await accepted(postRental)
  const visitId = await tripsOf(harness, dale, jobId).fail('delivery')
  await propose({ jobId, kind: 'wasted_trip', visitId })
  await voidAs(root, (await chargeOf(jobId, 'trip')).id)
  expect(await refused({ jobId, kind: 'wasted_trip', visitId })).toBe('CHARGE_SETTLED')
})

test('refuses a third trip fee', async () => {
  const jobId = await accepted(postRental)
  const failed = await tripsOf(harness, dale, jobId).fail('delivery')
  await harness.database.pool.query(
    `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
      select gen_random_uuid(), id, vendor_id, 'trip', 'Trip fee', 60, 60 from jobs, generate_series(1, 2) where id = $1`,
    [jobId],
  )
  expect(await refused({ jobId, kind: 'wasted_trip', visitId: failed })).toBe('CHARGE_CAP')
})

test('keeps a trip fee when the customer cancels afterwards', async () => {
  const jobId = await accepted(postRental)
  const visitId = await tripsOf(harness, dale, jobId).fail('delivery')
  await propose({ jobId, kind: 'wasted_trip', visitId })
  await harness.database.pool.query("update jobs set status = 'cancelled' where id = $1", [jobId])
  expect(await chargeOf(jobId, 'trip')).toMatchObject({ status: 'booked', amount: '60.00' })
  expect((await dana.ask(CHARGES, { id: jobId })).job.finalPrice).toBe('60.00')
})

test('keeps a discount that the vendor gave', async () => {
  const jobId = await acceptedJob(dana, dale)
  await propose({ jobId, kind: 'discount', amount: '50' })
  const { id: chargeId } = await chargeOf(jobId, 'discount')
  const { job } = await dale.ask(CHARGES, { id: jobId })
  expect(job.charges.map(({ viewerCanVoid }) => viewerCanVoid)).toEqual([false, false])
  const refusal = await dale.refusal(VOID_CHARGE, { chargeId, reason: 'I changed my mind' })
  expect(refusal.extensions.code).toBe('FORBIDDEN')
  expect((await voidAs(root, chargeId)).voidCharge.status).toBe('void')
})

test("keeps a customer's photo from proving a trip, and out of the visit's photos", async () => {
  const jobId = await accepted(postRental)
  const visitId = await firstVisit(dana, jobId)
  const window = { windowStart: '2026-12-25T15:00:00.000Z', windowEnd: '2026-12-25T19:00:00.000Z' }
  const input = { jobId, kind: 'move_visit' as const, visitId, ...window, evidence: [await photo(dana)] }
  await dana.ask(PROPOSE_CHANGE, { input })
  const trips = tripsOf(harness, dale, jobId)
  await trips.come('delivery')
  harness.clock.now = new Date(harness.clock.now.getTime() + 15 * 60_000)
  await harness.database.pool.query(
    "update visits set status = 'failed', failed_at = $2, failure_reason = 'blocked' where id = $1",
    [visitId, harness.clock.now],
  )
  expect(await refused({ jobId, kind: 'wasted_trip', visitId })).toBe('EVIDENCE_NEEDED')
  expect((await trips.visits())[0]!.photos).toEqual([])
  const { changeOrders } = (await dana.ask(CHANGE_ORDERS, { id: jobId })).job
  expect(changeOrders[0]!.photos).toMatchObject([{ kind: 'problem' }])
})

describe('the database', () => {
  const insert = (jobId: string, visitId: string | null, kind: string) =>
    harness.database.pool
      .query(
        `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, visit_id)
          select gen_random_uuid(), id, vendor_id, $2, 'A line', 60, 60, $3 from jobs where id = $1`,
        [jobId, kind, visitId],
      )
      .catch(({ constraint }) => constraint)

  test('refuses weight without a finished visit and its ticket', async () => {
    const jobId = await accepted(postRental)
    expect(await insert(jobId, null, 'overweight')).toBe('job_charges_weighed')
    expect(await insert(jobId, await firstVisit(dana, jobId), 'overweight')).toBe('job_charges_weighed')
  })

  test('refuses a third trip fee', async () => {
    const jobId = await accepted(postRental)
    for (const _ of [1, 2]) await insert(jobId, null, 'trip')
    expect(await insert(jobId, null, 'trip')).toBe('job_charges_two_trips')
  })

  test('takes a deleted line out of the price', async () => {
    const jobId = await accepted(postRental)
    await insert(jobId, null, 'trip')
    expect((await dana.ask(CHARGES, { id: jobId })).job.finalPrice).toBe('209.50')
    await harness.database.pool.query("delete from job_charges where job_id = $1 and kind = 'trip'", [jobId])
    expect((await dana.ask(CHARGES, { id: jobId })).job.finalPrice).toBe('149.50')
  })
})
