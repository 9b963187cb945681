import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  bid,
  CHARGES,
  firstVisit,
  PROPOSE_CHANGE,
  postJunk,
  RELEASE_JOB,
  VOID_CHARGE,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  ada = await admin(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const FEE = graphql(`query CancellationFee($id: UUID!) { job(id: $id) { cancellationFee } }`)
const CANCEL = graphql(`
  mutation CancelWithFee($jobId: UUID!, $fee: Money) {
    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice amountDue }
  }
`)
const SETTINGS = graphql(`
  mutation SetCancellation($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { cancellationPercent cancellationCap }
  }
`)

/** Two days before its window. */
const PICKUP = new Date(START.getTime() + 48 * 3_600_000)
const hoursBefore = (hours: number) => {
  harness.clock.now = new Date(PICKUP.getTime() - hours * 3_600_000)
}
const accepted = async (price = '149.50'): Promise<string> => {
  const jobId = await postJunk(dana, { pickupDateTime: PICKUP.toISOString() })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, price) })
  return jobId
}
const feeFor = async (by: TestUser, id: string) => (await by.ask(FEE, { id })).job.cancellationFee
const lines = async (by: TestUser, id: string) =>
  (await by.ask(CHARGES, { id })).job.charges.map(({ kind, amount, status }) => [kind, amount, status])

test.each([
  ['nothing 24 hours before the window', '149.50', 24, '0.00'],
  ['a quarter of the price within 24 hours', '149.50', 23.99, '37.38'],
  ['at most $75', '999.00', 2, '75.00'],
])('costs %s, as shown before the click', async (_, price, hours, fee) => {
  const jobId = await accepted(price)
  hoursBefore(hours)
  for (const who of [dana, dale, ada]) expect(await feeFor(who, jobId)).toBe(fee)
  const isFree = fee === '0.00'
  expect((await dana.ask(CANCEL, { jobId, fee })).cancelJob).toEqual({
    status: 'cancelled',
    finalPrice: isFree ? null : fee,
    amountDue: fee,
  })
  const base = ['base', price, 'void']
  expect(await lines(dale, jobId)).toEqual(isFree ? [base] : [base, ['cancellation', fee, 'booked']])
})

test('costs nothing within five minutes of accepting', async () => {
  const jobId = await postJunk(dana, { pickupDateTime: PICKUP.toISOString() })
  hoursBefore(5)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  expect(await feeFor(dana, jobId)).toBe('0.00')
  harness.clock.now = new Date(harness.clock.now.getTime() + 5 * 60_000 + 1)
  expect(await feeFor(dana, jobId)).toBe('37.38')
})

test.each([
  ['said', '37.37'],
  ['said nothing of', undefined],
])('refuses to cost more than a customer %s', async (_, fee) => {
  const jobId = await accepted()
  hoursBefore(3)
  expect((await dana.refusal(CANCEL, { jobId, fee })).extensions.reason).toBe('FEE_CHANGED')
  expect(await lines(dana, jobId)).toEqual([['base', '149.50', 'booked']])
})

test('costs nothing when an admin cancels', async () => {
  const jobId = await accepted()
  hoursBefore(3)
  expect((await ada.ask(CANCEL, { jobId })).cancelJob).toMatchObject({ finalPrice: null })
})

test('costs nothing once the vendor is half an hour late', async () => {
  const jobId = await accepted()
  // The window is two hours long.
  hoursBefore(-2.49)
  expect(await feeFor(dana, jobId)).toBe('37.38')
  hoursBefore(-2.5)
  expect(await feeFor(dana, jobId)).toBe('0.00')
  expect((await dana.ask(CANCEL, { jobId })).cancelJob.finalPrice).toBeNull()
})

test('costs nothing after the vendor was late, even if the visit is moved then', async () => {
  const jobId = await accepted()
  hoursBefore(-2.6)
  const [windowStart, windowEnd] = [3, 5].map(hours => new Date(PICKUP.getTime() + hours * 3_600_000))
  const input = { jobId, kind: 'move_visit', visitId: await firstVisit(dana, jobId), windowStart, windowEnd }
  const { proposeChangeOrder } = await dana.ask(PROPOSE_CHANGE, { input: input as never })
  await dale.ask(ACCEPT_CHANGE, { id: proposeChangeOrder.id })
  expect(await feeFor(dana, jobId)).toBe('0.00')
  expect((await dana.ask(CANCEL, { jobId })).cancelJob.finalPrice).toBeNull()
})

test('costs nothing when the vendor gives the job back', async () => {
  const jobId = await accepted()
  hoursBefore(3)
  await dale.ask(RELEASE_JOB, { jobId })
  expect(await feeFor(dana, jobId)).toBeNull()
  expect((await dana.ask(CANCEL, { jobId })).cancelJob.finalPrice).toBeNull()
})

test('costs nothing if an admin chose the vendor', async () => {
  const jobId = await postJunk(dana, { pickupDateTime: PICKUP.toISOString() })
  const daleBid = await bid(dale, jobId, '120.00')
  const miaBid = await bid(mia, jobId, '100.00')
  await dana.ask(ACCEPT_BID, { bidId: daleBid })
  await ada.ask(
    graphql(`
      mutation ReassignForFee($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Broken truck") { id } }
    `),
    { bidId: miaBid },
  )
  hoursBefore(3)
  expect(await feeFor(dana, jobId)).toBe('0.00')
})

test('keeps the terms of the day the bid was accepted', async () => {
  const jobId = await accepted()
  const set = (cancellationPercent: number, cancellationCap: string) =>
    ada.ask(SETTINGS, {
      input: { serviceFeePercent: 0, documentsRequired: false, cancellationPercent, cancellationCap },
    })
  expect((await set(50, '10')).updateSettings).toEqual({ cancellationPercent: 50, cancellationCap: '10.00' })
  const later = await accepted()
  hoursBefore(3)
  expect([await feeFor(dana, jobId), await feeFor(dana, later)]).toEqual(['37.38', '10.00'])
  await set(25, '75.00')
})

test('carries no service fee', async () => {
  await harness.database.pool.query('update settings set service_fee_percent = 10')
  const jobId = await accepted()
  hoursBefore(3)
  await dana.ask(CANCEL, { jobId, fee: '37.38' })
  expect((await dale.ask(CHARGES, { id: jobId })).job).toMatchObject({
    finalPrice: '37.38',
    serviceFee: '0.00',
  })
  await harness.database.pool.query('update settings set service_fee_percent = 0')
})

test('lets an admin waive the fee', async () => {
  const jobId = await accepted()
  hoursBefore(3)
  await dana.ask(CANCEL, { jobId, fee: '37.38' })
  const { charges } = (await dana.ask(CHARGES, { id: jobId })).job
  await ada.ask(VOID_CHARGE, { chargeId: charges[1]!.id, reason: 'A death in the family' })
  expect((await dana.ask(CHARGES, { id: jobId })).job).toMatchObject({ finalPrice: null, amountDue: '0.00' })
})

test('charges once when the customer cancels twice at once', async () => {
  const jobId = await accepted()
  hoursBefore(3)
  await Promise.all([1, 2].map(() => dana.answer(CANCEL, { jobId, fee: '37.38' })))
  expect(await lines(dana, jobId)).toEqual([
    ['base', '149.50', 'void'],
    ['cancellation', '37.38', 'booked'],
  ])
})
