import { DAY_MS } from '../../rules/dates.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  acceptedJob,
  askToMove,
  bid,
  CHANGE_ORDERS,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  DECLINE_CHANGE,
  FAIL_VISIT,
  firstVisit,
  JOB_DATES,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  RELEASE_JOB,
  setOff,
  startJob,
  VISITS,
  WITHDRAW_CHANGE,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  dana = await customer(harness)
  dale = await vendor(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const RATES =
  'included_days = 7, included_tons = 2, extra_day_price = 15, extra_ton_price = 90.5, trip_fee = 60'
const rental = async (terms = RATES): Promise<string> => {
  const jobId = await postRental(dana)
  const bidId = await bid(dale, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await dana.ask(ACCEPT_BID, { bidId })
  return jobId
}
const propose = async (by: TestUser, input: object) =>
  (await by.ask(PROPOSE_CHANGE, { input: input as never })).proposeChangeOrder
const refused = async (by: TestUser, input: object) =>
  (await by.refusal(PROPOSE_CHANGE, { input: input as never })).extensions.reason
const extra = async (jobId: string, amount = '40') => ({
  jobId,
  kind: 'extra',
  amount,
  note: 'A piano',
  evidence: [await photo(dale)],
})
const priceOf = async (id: string) => (await dana.ask(CHANGE_ORDERS, { id })).job.finalPrice
const pickupOf = async (id: string) =>
  (await dana.ask(VISITS, { id })).job.visits.find(({ kind }) => kind === 'pickup')!.windowStart

test('moves a visit at once when the customer asks 24 hours ahead', async () => {
  const jobId = await acceptedJob(dana, dale)
  await askToMove(dana, jobId)
  const { job } = await dana.ask(VISITS, { id: jobId })
  expect(job.visits[0]!.windowStart).toBe('2026-12-24T16:00:00.000Z')
})

test('asks the customer before a vendor moves a visit', async () => {
  const jobId = await acceptedJob(dana, dale)
  const id = await askToMove(dale, jobId)
  expect((await dana.ask(VISITS, { id: jobId })).job.visits[0]!.windowStart).toBe('2026-12-24T15:00:00.000Z')
  await dana.ask(ACCEPT_CHANGE, { id })
  expect((await dana.ask(VISITS, { id: jobId })).job.visits[0]!.windowStart).toBe('2026-12-24T16:00:00.000Z')
})

const datesOf = async (id: string) => (await dana.ask(JOB_DATES, { id })).job

test('moves the job with its visit', async () => {
  const jobId = await acceptedJob(dana, dale)
  await askToMove(dana, jobId)
  const moved = '2026-12-24T16:00:00.000Z'
  expect(await datesOf(jobId)).toMatchObject({ pickupDateTime: moved, scheduledDate: moved })
})

test.each([
  ['the afternoon', '2026-12-26T18:00:00.000Z', '2026-12-26T22:00:00.000Z', 'afternoon'],
  ['hours of the morning', '2026-12-26T15:00:00.000Z', '2026-12-26T17:00:00.000Z', 'morning'],
  ['noon', '2026-12-26T17:00:00.000Z', '2026-12-26T19:00:00.000Z', 'anytime'],
  ['the evening', '2026-12-27T01:00:00.000Z', '2026-12-27T04:00:00.000Z', 'anytime'],
  ['the night', '2026-12-27T03:00:00.000Z', '2026-12-27T15:00:00.000Z', 'anytime'],
])('moves a delivery to %s of another day', async (_, windowStart, windowEnd, preference) => {
  const jobId = await rental()
  const visitId = await firstVisit(dana, jobId)
  await propose(dana, { jobId, kind: 'move_visit', visitId, windowStart, windowEnd })
  expect(await datesOf(jobId)).toEqual({
    scheduledDate: '2026-12-26T00:00:00.000Z',
    pickupDateTime: null,
    dropoffDate: '2026-12-26',
    dropoffTimePreference: preference,
    pickupDate: '2026-12-31',
  })
})

test('refuses to move a delivery to the day of the pickup', async () => {
  const jobId = await rental()
  const visitId = await firstVisit(dana, jobId)
  const window = { windowStart: '2026-12-31T12:00:00.000Z', windowEnd: '2026-12-31T14:00:00.000Z' }
  const input = { jobId, kind: 'move_visit' as const, visitId, ...window }
  expect(await dana.issues(PROPOSE_CHANGE, { input })).toEqual([
    'windowStart: The pickup must be on a later day than the delivery',
  ])
})

test('opens a job that its vendor gives back on the moved day', async () => {
  const jobId = await acceptedJob(dana, dale)
  await askToMove(dana, jobId)
  await dale.ask(RELEASE_JOB, { jobId })
  const mia = await vendor(harness)
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId) })
  const { visits } = (await mia.ask(VISITS, { id: jobId })).job
  expect(visits.map(({ windowStart }) => windowStart)).toEqual(['2026-12-24T16:00:00.000Z'])
})

test('names the moved day in mails', async () => {
  const jobId = await acceptedJob(dana, dale)
  const id = await askToMove(dale, jobId)
  await harness.mails()
  await dana.ask(ACCEPT_CHANGE, { id })
  const mails = (await harness.mails()).map(mail => mail.replaceAll('\r', ''))
  expect(mails.find(mail => mail.includes(`To: ${dale.email}`))).toMatch(/^When: Thu, Dec 24, 10:00 AM CST$/m)
})

test('books extra days at the rate of the bid when the customer keeps the dumpster longer', async () => {
  const jobId = await rental()
  const order = await propose(dana, { jobId, kind: 'longer_rental', pickupDate: '2027-01-02' })
  expect(order).toMatchObject({
    status: 'accepted',
    charge: { kind: 'extra_day', status: 'booked', quantity: '2.00', amount: '30.00', contestUntil: null },
  })
  expect(await pickupOf(jobId)).toBe('2027-01-02T14:00:00.000Z')
  expect((await datesOf(jobId)).pickupDate).toBe('2027-01-02')
})

test('lets the vendor answer a longer rental with a price, which the customer accepts', async () => {
  const jobId = await rental('extra_day_price = null')
  const kind = 'longer_rental'
  const asked = await propose(dana, { jobId, kind, pickupDate: '2027-01-02' })
  const priced = await propose(dale, { jobId, kind, pickupDate: '2027-01-02', amount: '55' })
  const { changeOrders } = (await dana.ask(CHANGE_ORDERS, { id: jobId })).job
  expect(changeOrders.find(({ id }) => id === asked.id)!.status).toBe('declined')
  await dana.ask(ACCEPT_CHANGE, { id: priced.id })
  expect(await priceOf(jobId)).toBe('204.50')
  expect(await pickupOf(jobId)).toBe('2027-01-02T14:00:00.000Z')
})

test('moves a pickup earlier at once, without a refund', async () => {
  const jobId = await rental()
  const order = await propose(dana, { jobId, kind: 'earlier_pickup', pickupDate: '2026-12-28' })
  expect(order).toMatchObject({ status: 'accepted', charge: null })
  expect(await pickupOf(jobId)).toBe('2026-12-28T14:00:00.000Z')
  expect((await datesOf(jobId)).pickupDate).toBe('2026-12-28')
  expect(await priceOf(jobId)).toBe('149.50')
})

test('counts extra work only after the customer says yes', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = await propose(dale, await extra(jobId))
  expect(await priceOf(jobId)).toBe('149.50')
  expect((await dana.ask(ACCEPT_CHANGE, { id })).acceptChangeOrder.job!.finalPrice).toBe('189.50')
})

test.each([
  ['declined', () => dana, DECLINE_CHANGE],
  ['withdrawn', () => dale, WITHDRAW_CHANGE],
] as const)('charges nothing for extra work that is %s', async (status, by, act) => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = await propose(dale, await extra(jobId))
  await by().ask(act as typeof WITHDRAW_CHANGE, { id })
  const { job } = await dana.ask(CHANGE_ORDERS, { id: jobId })
  expect(job).toMatchObject({ finalPrice: '149.50', changeOrders: [{ status, charge: { status: 'void' } }] })
})

test('refuses extra work beyond the base price, also when a hundred are proposed at once', async () => {
  const jobId = await acceptedJob(dana, dale, '100.00')
  await dana.ask(ACCEPT_CHANGE, { id: (await propose(dale, await extra(jobId, '60'))).id })
  const input = await extra(jobId, '40')
  const inputs = [input, ...Array.from({ length: 99 }, () => ({ ...input, amount: '41' }))]
  await Promise.all(inputs.map(each => dale.answer(PROPOSE_CHANGE, { input: each as never })))
  const { rows } = await harness.database.pool.query(
    "select sum(amount)::text as sum from job_charges where job_id = $1 and kind = 'extra' and status <> 'void'",
    [jobId],
  )
  expect(rows[0].sum).toBe('100.00')
  const { changeOrders } = (await dana.ask(CHANGE_ORDERS, { id: jobId })).job
  await dana.ask(ACCEPT_CHANGE, { id: changeOrders.find(({ viewerCanDecide }) => viewerCanDecide)!.id })
  expect(await refused(dale, await extra(jobId, '0.01'))).toBe('CHARGE_CAP')
})

test.each([
  ['overweight', 'RATE_NOT_AGREED', 'extra_ton_price = null'],
  ['extra_days', 'RATE_NOT_AGREED', 'extra_day_price = null'],
  ['wasted_trip', 'RATE_NOT_AGREED', 'trip_fee = null'],
])('refuses %s: %s', async (kind, reason, terms) => {
  const jobId = await rental(terms)
  expect(await refused(dale, { jobId, kind, quantity: '1' })).toBe(reason)
})

test('gives a discount at once', async () => {
  const jobId = await acceptedJob(dana, dale)
  await propose(dale, { jobId, kind: 'discount', amount: '9.50' })
  expect(await priceOf(jobId)).toBe('140.00')
})

test('gives a discount of the whole price, but not of a cent more', async () => {
  const jobId = await acceptedJob(dana, dale)
  const input = { jobId, kind: 'discount' as const }
  expect(await dale.issues(PROPOSE_CHANGE, { input: { ...input, amount: '149.51' } })).toEqual([
    'amount: A discount cannot exceed what the customer owes',
  ])
  await propose(dale, { ...input, amount: '149.50' })
  expect(await priceOf(jobId)).toBe('0.00')
})

test('completes a job only once its open proposal has ended', async () => {
  const jobId = await acceptedJob(dana, dale)
  await propose(dale, await extra(jobId))
  await startJob(dale, jobId)
  expect((await dale.refusal(COMPLETE_JOB, { jobId })).extensions.reason).toBe('CHANGE_OPEN')
  harness.clock.now = new Date(START.getTime() + 2 * DAY_MS)
  await dale.ask(COMPLETE_JOB, { jobId })
  const { job } = await dana.ask(CHANGE_ORDERS, { id: jobId })
  expect(job).toMatchObject({ finalPrice: '149.50', changeOrders: [{ status: 'expired' }] })
})

test('refuses a second proposal of a kind', async () => {
  const jobId = await acceptedJob(dana, dale)
  await propose(dale, await extra(jobId))
  expect(await refused(dale, await extra(jobId))).toBe('CHANGE_OPEN')
})

test('refuses an answer at the 48th hour', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = await propose(dale, await extra(jobId))
  harness.clock.now = new Date(START.getTime() + 2 * DAY_MS)
  expect((await dana.refusal(ACCEPT_CHANGE, { id })).extensions.reason).toBe('CHANGE_CLOSED')
})

test('costs the same to move first and then cancel', async () => {
  const jobId = await postJunk(dana, { pickupDateTime: new Date(START.getTime() + DAY_MS).toISOString() })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  const visitId = await firstVisit(dana, jobId)
  const day = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString()
  const window = { windowStart: day(9), windowEnd: day(9.25) }
  await propose(dana, { jobId, kind: 'move_visit', visitId, ...window })
  harness.clock.now = new Date(START.getTime() + 6 * 60_000)
  expect((await dana.ask(CHANGE_ORDERS, { id: jobId })).job.cancellationFee).toBe('37.38')
})

test('cancels for free once the vendor has moved the visit', async () => {
  const jobId = await postJunk(dana, { pickupDateTime: new Date(START.getTime() + DAY_MS).toISOString() })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await dana.ask(ACCEPT_CHANGE, { id: await askToMove(dale, jobId) })
  harness.clock.now = new Date(START.getTime() + 6 * 60_000)
  expect((await dana.ask(CHANGE_ORDERS, { id: jobId })).job.cancellationFee).toBe('0.00')
})

test('refuses a pickup on the day of the delivery', async () => {
  const input = { jobId: await rental(), kind: 'earlier_pickup' as const, pickupDate: '2026-12-24' }
  expect(await dana.issues(PROPOSE_CHANGE, { input })).toEqual([
    'pickupDate: The pickup cannot come before the delivery',
  ])
})

test('ends a proposal when its new window begins', async () => {
  const jobId = await acceptedJob(dana, dale)
  const [windowStart, windowEnd] = [6, 8].map(hours => new Date(START.getTime() + hours * 3_600_000))
  const input = { jobId, kind: 'move_visit', visitId: await firstVisit(dana, jobId), windowStart, windowEnd }
  const { id, expiresAt } = await propose(dale, input)
  expect(expiresAt).toBe(windowStart!.toISOString())
  harness.clock.now = windowStart!
  expect((await dana.refusal(ACCEPT_CHANGE, { id })).extensions.reason).toBe('CHANGE_CLOSED')
})

test('counts a photo once that is sent twice', async () => {
  const jobId = await acceptedJob(dana, dale)
  const path = await photo(dale)
  await propose(dale, { ...(await extra(jobId)), evidence: [path, path] })
  expect((await dana.ask(CHANGE_ORDERS, { id: jobId })).job.changeOrders[0]!.photos).toHaveLength(1)
})

test('counts a photo of a failed trip as evidence for its fee', async () => {
  const jobId = await rental()
  const visitId = await firstVisit(dana, jobId)
  const failed = { visitId, input: { reason: 'nobody_there' as const, photos: [await photo(dale)] } }
  await setOff(dale, visitId, 15)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  harness.clock.now = new Date(START.getTime() + 15 * 60_000)
  await dale.ask(FAIL_VISIT, failed)
  await propose(dale, { jobId, kind: 'wasted_trip', visitId })
  const [order] = (await dana.ask(CHANGE_ORDERS, { id: jobId })).job.changeOrders
  expect(order).toMatchObject({ charge: { kind: 'trip', amount: '60.00' }, photos: [{ kind: 'problem' }] })
})

test.each([
  ['without a photo', 15, []],
  ['after less than 15 minutes', 14.99, ['photo']],
])('refuses a trip fee %s', async (_, minutes, photos) => {
  const jobId = await rental()
  const visitId = await firstVisit(dana, jobId)
  await setOff(dale, visitId, 15)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  harness.clock.now = new Date(START.getTime() + minutes * 60_000)
  await dale.ask(FAIL_VISIT, { visitId, input: { reason: 'unsafe' } })
  const evidence = await Promise.all(photos.map(() => photo(dale)))
  expect(await refused(dale, { jobId, kind: 'wasted_trip', visitId, evidence })).toBe('EVIDENCE_NEEDED')
})

test('charges no day again that the customer agreed to at another price', async () => {
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
  const jobId = await rental()
  const { id } = await propose(dale, { jobId, kind: 'longer_rental', pickupDate: '2027-01-05', amount: '50' })
  await dana.ask(ACCEPT_CHANGE, { id })
  harness.clock.now = new Date('2026-12-24T16:00:00Z')
  const visitId = await firstVisit(dana, jobId)
  await setOff(dale, visitId, 15)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)] } })
  harness.clock.now = new Date('2027-01-05T16:00:00Z')
  const input = { jobId, kind: 'extra_days' } as never
  expect(await dale.issues(PROPOSE_CHANGE, { input })).toEqual([
    'quantity: There are 0 days beyond those included that are not charged yet',
  ])
  // Nor those that the vendor comes late.
  harness.clock.now = new Date('2027-01-07T16:00:00Z')
  expect(await dale.issues(PROPOSE_CHANGE, { input })).toHaveLength(1)
})

test('charges nothing at a rate of nothing', async () => {
  const jobId = await rental('included_days = 7, extra_day_price = 0')
  const order = await propose(dana, { jobId, kind: 'longer_rental', pickupDate: '2027-01-02' })
  expect(order).toMatchObject({ status: 'accepted', charge: null, amount: null })
})

test('keeps the hours of a pickup when the clocks change in between', async () => {
  const jobId = await postRental(dana, { dropoffDate: '2027-03-10', pickupDate: '2027-03-12' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  const { id } = await propose(dana, { jobId, kind: 'longer_rental', pickupDate: '2027-03-15' })
  expect(await pickupOf(jobId)).toBe('2027-03-12T14:00:00.000Z')
  await dale.ask(ACCEPT_CHANGE, { id })
  // 8 AM in Austin, on both days.
  expect(await pickupOf(jobId)).toBe('2027-03-15T13:00:00.000Z')
})
