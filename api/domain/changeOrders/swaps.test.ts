import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  CHANGE_ORDERS,
  CHARGES,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  DECLINE_CHANGE,
  failBlocked,
  PROPOSE_CHANGE,
  postRental,
  REPORT_NO_SHOW,
  SCHEDULE_VISIT,
  START_VISIT,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { pdfText } from '../../test/pdfText.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let root: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  dale = await vendor(harness)
  root = await admin(harness)
  await sql("update sessions set expires_at = '2199-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const sql = (text: string, values: unknown[] = []) => harness.database.pool.query(text, values)
const setClock = (at: string) => {
  harness.clock.now = new Date(at)
}

const VISITS = graphql(`
  query VisitsWithSwaps($id: UUID!) {
    job(id: $id) {
      status finalPrice amountDue
      visits {
        id kind status windowStart windowEnd unitLabel takenLabel tons tonsToCharge
        viewerCanStart viewerCanDispute viewerCanSchedule
      }
    }
  }
`)
const FINISH = graphql(`
  mutation FinishSwap($visitId: UUID!, $input: CompleteVisitInput!) {
    completeVisit(visitId: $visitId, input: $input) { id status unitLabel takenLabel tons job { status } }
  }
`)
const ACCEPT_SEEN = graphql(`
  mutation AcceptWithTerms($bidId: UUID!, $terms: BidTermsInput) { acceptBid(bidId: $bidId, terms: $terms) { status } }
`)

const PRICED = 'swap_price = 120, included_tons = 1, extra_ton_price = 90, trip_fee = 60'
const UNPRICED = 'included_tons = 1, extra_ton_price = 90, trip_fee = 60'

const visitsOf = async (id: string, by = dana) => (await by.ask(VISITS, { id })).job.visits
const visitOf = async (id: string, kind: string) =>
  (await visitsOf(id)).findLast(visit => visit.kind === kind && visit.status !== 'failed')!
const priceOf = async (id: string) => (await dana.ask(VISITS, { id })).job.finalPrice
const statusOf = async (id: string) => (await dana.ask(VISITS, { id })).job.status
const chargesOf = async (id: string) =>
  (await dana.ask(CHARGES, { id })).job.charges.filter(({ kind }) => kind === 'swap')

const come = async (visitId: string) => {
  await dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
}
const finish = async (visitId: string, more: object = {}) =>
  (await dale.ask(FINISH, { visitId, input: { photos: [await photo(dale)], ...more } })).completeVisit

/** A rental from December 24, 8 AM to noon in Austin, to December 31. */
const rental = async (terms = PRICED): Promise<string> => {
  const jobId = await postRental(dana)
  const bidId = await bid(dale, jobId)
  await sql(`update bids set ${terms} where id = $1`, [bidId])
  await dana.ask(ACCEPT_BID, { bidId })
  return jobId
}
/** The dumpster has been there for a day. */
const delivered = async (terms = PRICED): Promise<string> => {
  harness.clock.now = START
  const jobId = await rental(terms)
  setClock('2026-12-24T15:00:00Z')
  const { id } = await visitOf(jobId, 'delivery')
  await come(id)
  await finish(id)
  setClock('2026-12-25T18:00:00Z')
  return jobId
}

const onDay = (day: string) => ({ windowStart: `${day}T14:00:00.000Z`, windowEnd: `${day}T18:00:00.000Z` })
const swap = (jobId: string, more: object = {}) => ({
  input: { jobId, kind: 'swap' as const, ...onDay('2026-12-28'), ...more },
})
const propose = async (by: TestUser, jobId: string, more?: object) =>
  (await by.ask(PROPOSE_CHANGE, swap(jobId, more))).proposeChangeOrder
const refused = async (by: TestUser, jobId: string, more?: object) => {
  const { message, extensions } = await by.refusal(PROPOSE_CHANGE, swap(jobId, more))
  return { code: extensions.reason ?? extensions.code, message }
}
/** A swap that is planned for December 28. */
const swapped = async (terms?: string) => {
  const jobId = await delivered(terms)
  const { visit } = await propose(dana, jobId)
  return { jobId, visitId: visit!.id }
}

test('plans a swap at once at the price of the bid', async () => {
  const jobId = await delivered()
  const order = await propose(dana, jobId)
  expect(order).toMatchObject({
    status: 'accepted',
    amount: '120.00',
    charge: { kind: 'swap', status: 'booked', quantity: '1.00', unitPrice: '120.00', contestUntil: null },
  })
  expect(await visitOf(jobId, 'swap')).toMatchObject({
    id: order.visit!.id,
    status: 'scheduled',
    ...onDay('2026-12-28'),
  })
  expect(await priceOf(jobId)).toBe('269.50')
  const { rows } = await sql("select data from notices where user_id = $1 and kind = 'change_decided'", [
    dale.id,
  ])
  expect(rows.at(-1).data).toMatchObject({ changeKind: 'swap', amount: '120.00', isAtOnce: true })
})

test('is free if the bid says so', async () => {
  const jobId = await delivered('swap_price = 0')
  expect(await propose(dana, jobId)).toMatchObject({ status: 'accepted', amount: null, charge: null })
})

test('asks the vendor less than 24 hours ahead, who says yes at the price of the bid', async () => {
  const jobId = await delivered()
  const order = await propose(dana, jobId, onDay('2026-12-26'))
  expect(order).toMatchObject({ status: 'proposed', amount: '120.00', visit: null })
  expect(await visitsOf(jobId)).toHaveLength(2)
  await dale.ask(ACCEPT_CHANGE, { id: order.id })
  expect(await visitOf(jobId, 'swap')).toMatchObject({ status: 'scheduled' })
  expect(await priceOf(jobId)).toBe('269.50')
})

test('closes a wish without a price when the vendor names one, which the customer accepts', async () => {
  const jobId = await delivered(UNPRICED)
  const wish = await propose(dana, jobId, { amount: '1' })
  expect(wish).toMatchObject({ status: 'proposed', amount: null })
  const offer = await propose(dale, jobId, { amount: '95' })
  expect(offer).toMatchObject({ status: 'proposed', amount: '95.00', charge: { status: 'proposed' } })
  const { changeOrders } = (await dana.ask(CHANGE_ORDERS, { id: jobId })).job
  expect(changeOrders.find(({ id }) => id === wish.id)).toMatchObject({ status: 'declined' })
  expect(await priceOf(jobId)).toBe('149.50')
  await dana.ask(ACCEPT_CHANGE, { id: offer.id })
  expect(await priceOf(jobId)).toBe('244.50')
  expect(await visitOf(jobId, 'swap')).toMatchObject({ status: 'scheduled' })
})

test('is free if the vendor grants a wish without naming a price, as for a longer rental', async () => {
  const jobId = await delivered(UNPRICED)
  await dale.ask(ACCEPT_CHANGE, { id: (await propose(dana, jobId)).id })
  expect(await priceOf(jobId)).toBe('149.50')
  expect(await visitOf(jobId, 'swap')).toMatchObject({ status: 'scheduled' })
})

test("takes the bid's price for an offer of the vendor without one, and needs one otherwise", async () => {
  const priced = await delivered()
  expect(await propose(dale, priced)).toMatchObject({ status: 'proposed', amount: '120.00' })
  const unpriced = await delivered(UNPRICED)
  expect((await refused(dale, unpriced)).message).toBe('Enter an amount')
})

test('plans nothing when the other side declines', async () => {
  const jobId = await delivered()
  await dana.ask(DECLINE_CHANGE, { id: (await propose(dale, jobId)).id })
  expect(await visitsOf(jobId)).toHaveLength(2)
  expect((await chargesOf(jobId)).map(({ status }) => status)).toEqual(['void'])
})

test.each([
  ['before the delivery', rental, {}, 'SWAP_EARLY'],
  ['in the past', delivered, onDay('2026-12-25'), 'BAD_USER_INPUT'],
  ['on the day of the pickup', delivered, onDay('2026-12-31'), 'BAD_USER_INPUT'],
  ['without a time', delivered, { windowStart: null }, 'BAD_USER_INPUT'],
] as const)('refuses a swap %s', async (_, make, more, code) => {
  const jobId = await make()
  for (const by of [dana, dale]) expect((await refused(by, jobId, more)).code).toBe(code)
  expect(await visitsOf(jobId)).toHaveLength(2)
})

test('says when a swap is possible, and that it comes before the pickup', async () => {
  expect((await refused(dana, await rental())).message).toBe('A swap is possible once the dumpster is there')
  expect((await refused(dana, await delivered(), onDay('2026-12-31'))).message).toBe(
    'The swap must come before the pickup',
  )
})

test('refuses one on a junk pickup, and one of a stranger or an admin', async () => {
  expect((await refused(dana, await acceptedJob(dana, dale))).code).toBe('VISIT_STATE')
  const jobId = await delivered()
  expect((await refused(await customer(harness), jobId)).code).toBe('NOT_FOUND')
  expect((await refused(await vendor(harness), jobId)).code).toBe('NOT_FOUND')
  expect((await refused(root, jobId)).code).toBe('FORBIDDEN')
})

test('has one wish and one planned swap at a time', async () => {
  const jobId = await delivered(UNPRICED)
  const { id } = await propose(dana, jobId)
  expect((await refused(dana, jobId)).code).toBe('CHANGE_OPEN')
  await dale.ask(ACCEPT_CHANGE, { id })
  for (const by of [dana, dale])
    expect(await refused(by, jobId, { amount: '5' })).toEqual({
      code: 'VISIT_STATE',
      message: 'A swap is already planned',
    })
})

test('plans one swap for two requests at once', async () => {
  const jobId = await delivered()
  const answers = await Promise.all([1, 2].map(() => dana.answer(PROPOSE_CHANGE, swap(jobId))))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(answers.flatMap(({ errors }) => errors)[0]!.extensions.reason).toBe('VISIT_STATE')
  expect(await chargesOf(jobId)).toHaveLength(1)
  expect(await priceOf(jobId)).toBe('269.50')
})

test('moves with the customer at once, but not behind the pickup, nor the pickup before it', async () => {
  const { jobId, visitId } = await swapped()
  const move = (visitId: string, day: string) => ({
    input: { jobId, kind: 'move_visit' as const, visitId, ...onDay(day) },
  })
  const { proposeChangeOrder } = await dana.ask(PROPOSE_CHANGE, move(visitId, '2026-12-29'))
  expect(proposeChangeOrder).toMatchObject({ status: 'accepted', amount: null })
  expect(await visitOf(jobId, 'swap')).toMatchObject(onDay('2026-12-29'))
  const { id: pickupId } = await visitOf(jobId, 'pickup')
  for (const [id, day] of [
    [visitId, '2026-12-31'],
    [pickupId, '2026-12-28'],
  ] as const)
    expect((await dana.refusal(PROPOSE_CHANGE, move(id, day))).message).toBe(
      'The swap must come before the pickup',
    )
})

test('keeps both labels, photos, and the ticket, and leaves the job under way for a second swap', async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T15:00:00Z')
  await come(visitId)
  expect((await dale.refusal(COMPLETE_VISIT, { visitId, input: {} })).extensions.reason).toBe('PHOTO_NEEDED')
  const done = await finish(visitId, {
    photos: [await photo(dale), await photo(dale)],
    unitLabel: ' No. 9 ',
    takenLabel: 'No. 7',
    tons: '3.50',
    ticketPhoto: await photo(dale),
  })
  expect(done).toMatchObject({
    status: 'done',
    unitLabel: 'No. 9',
    takenLabel: 'No. 7',
    tons: '3.50',
    job: { status: 'in_progress' },
  })
  const file = await dana.fetch(`/api/jobs/${jobId}/proof.pdf`)
  const text = pdfText(Buffer.from(await file.arrayBuffer()))
  for (const words of [
    'Swap: Done',
    'Dumpster left: “No. 9”',
    'Dumpster taken: “No. 7”',
    'Weight: 3.50 tons',
  ])
    expect(text).toContain(words)
  const again = await propose(dana, jobId, onDay('2026-12-30'))
  expect(again).toMatchObject({ status: 'accepted', amount: '120.00' })
  expect(await priceOf(jobId)).toBe('389.50')
})

test('ignores what a delivery took away', async () => {
  const jobId = await rental()
  setClock('2026-12-24T15:00:00Z')
  const { id } = await visitOf(jobId, 'delivery')
  await come(id)
  expect(await finish(id, { unitLabel: 'No. 7', takenLabel: 'No. 3' })).toMatchObject({
    unitLabel: 'No. 7',
    takenLabel: null,
  })
})

const weigh = async (visitId: string, tons: string) =>
  finish(visitId, { tons, ticketPhoto: await photo(dale) })
const weight = (jobId: string, visitId?: string) => ({
  input: { jobId, kind: 'overweight' as const, ...(visitId && { visitId }) },
})

test('weighs each load by itself, with the included tons of its own', async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T15:00:00Z')
  await come(visitId)
  await weigh(visitId, '2.50')
  setClock('2026-12-31T15:00:00Z')
  const { id: pickupId } = await visitOf(jobId, 'pickup')
  await come(pickupId)
  await weigh(pickupId, '1.75')
  const left = async () =>
    Object.fromEntries((await visitsOf(jobId, dale)).map(({ kind, tonsToCharge }) => [kind, tonsToCharge]))
  expect(await left()).toEqual({ delivery: null, swap: '1.50', pickup: '0.75' })
  const { id: deliveryId } = await visitOf(jobId, 'delivery')
  expect((await dale.refusal(PROPOSE_CHANGE, weight(jobId, deliveryId))).extensions.reason).toBe(
    'VISIT_STATE',
  )
  // Without a visit, the latest load.
  const latest = (await dale.ask(PROPOSE_CHANGE, weight(jobId))).proposeChangeOrder
  expect(latest).toMatchObject({ amount: '67.50', visit: { id: pickupId } })
  const first = (await dale.ask(PROPOSE_CHANGE, weight(jobId, visitId))).proposeChangeOrder
  expect(first).toMatchObject({ amount: '135.00', visit: { id: visitId } })
  expect(await left()).toEqual({ delivery: null, swap: null, pickup: null })
  for (const id of [undefined, visitId, pickupId])
    expect((await dale.refusal(PROPOSE_CHANGE, weight(jobId, id))).message).toBe(
      'This scale ticket is already charged',
    )
})

/** The way to the dumpster is blocked on December 28. */
const failed = async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T15:00:00Z')
  await come(visitId)
  await failBlocked(dale, visitId)
  return { jobId, visitId }
}

test('schedules a failed swap again at the price agreed, with a trip fee', async () => {
  const { jobId, visitId } = await failed()
  expect((await refused(dana, jobId, onDay('2026-12-30'))).message).toBe(
    "Schedule the swap again that couldn't be done",
  )
  const trip = { input: { jobId, kind: 'wasted_trip' as const, visitId } }
  expect((await dale.ask(PROPOSE_CHANGE, trip)).proposeChangeOrder).toMatchObject({ amount: '60.00' })
  expect(await visitsOf(jobId)).toContainEqual(
    expect.objectContaining({ id: visitId, viewerCanSchedule: true }),
  )
  const input = { jobId, kind: 'swap' as const, ...onDay('2026-12-29') }
  await dana.ask(SCHEDULE_VISIT, { input })
  const { scheduleVisit: again } = await dale.ask(SCHEDULE_VISIT, { input })
  expect(again).toMatchObject({ kind: 'swap', status: 'scheduled' })
  expect(await priceOf(jobId)).toBe('329.50')
  setClock('2026-12-29T15:00:00Z')
  await come(again.id)
  await finish(again.id)
  expect((await visitsOf(jobId)).some(({ viewerCanSchedule }) => viewerCanSchedule)).toBe(false)
  await dale.ask(ACCEPT_CHANGE, { id: (await propose(dana, jobId, onDay('2026-12-30'))).id })
  expect(await priceOf(jobId)).toBe('449.50')
})

test('schedules a failed swap again after another swap was done, also by an admin', async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T15:00:00Z')
  await come(visitId)
  await finish(visitId)
  const { visit } = await propose(dana, jobId, onDay('2026-12-30'))
  setClock('2026-12-30T15:00:00Z')
  await come(visit!.id)
  await failBlocked(dale, visit!.id)
  expect(await visitsOf(jobId)).toContainEqual(
    expect.objectContaining({ id: visit!.id, viewerCanSchedule: true }),
  )
  const evening = { windowStart: '2026-12-30T20:00:00.000Z', windowEnd: '2026-12-30T22:00:00.000Z' }
  const input = { jobId, kind: 'swap' as const, ...evening }
  expect((await root.ask(SCHEDULE_VISIT, { input })).scheduleVisit).toMatchObject({ status: 'scheduled' })
  const rows = await sql("select 1 from visits where job_id = $1 and kind = 'swap'", [jobId])
  expect(rows.rowCount).toBe(3)
})

const pickUp = async (jobId: string) => {
  setClock('2026-12-31T15:00:00Z')
  const { id } = await visitOf(jobId, 'pickup')
  await come(id)
  await finish(id)
}

test.each([
  ['failed', failed],
  ['was never begun', swapped],
])('completes with the pickup when a swap %s, and nobody pays for it', async (_, make) => {
  const { jobId, visitId } = await make()
  await pickUp(jobId)
  expect(await statusOf(jobId)).toBe('completed')
  const swapVisit = (await visitsOf(jobId)).find(({ id }) => id === visitId)!
  expect(swapVisit.status).toBe(make === failed ? 'failed' : 'cancelled')
  expect((await chargesOf(jobId)).map(({ status }) => status)).toEqual(['void'])
  expect(await priceOf(jobId)).toBe('149.50')
})

test('keeps the price of a swap that was made, and drops that of the next one', async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T15:00:00Z')
  await come(visitId)
  await finish(visitId)
  await propose(dana, jobId, onDay('2026-12-30'))
  await pickUp(jobId)
  expect((await chargesOf(jobId)).map(({ status }) => status).sort()).toEqual(['booked', 'void'])
  expect(await priceOf(jobId)).toBe('269.50')
})

test('does not make a swap by completing the job', async () => {
  const { jobId, visitId } = await swapped()
  await dale.ask(COMPLETE_JOB, { jobId })
  expect((await visitsOf(jobId)).find(({ id }) => id === visitId)).toMatchObject({ status: 'cancelled' })
  expect(await priceOf(jobId)).toBe('149.50')
})

test('ends with a job that an admin cancels, of which only the delivery is owed', async () => {
  const { jobId, visitId } = await swapped()
  await root.ask(CANCEL_JOB, { jobId })
  expect((await visitsOf(jobId)).find(({ id }) => id === visitId)).toMatchObject({ status: 'cancelled' })
  expect((await chargesOf(jobId)).map(({ status }) => status)).toEqual(['void'])
  expect(await priceOf(jobId)).toBe('149.50')
})

test('lets the customer say that nobody came for a swap, but not leave the vendor', async () => {
  const { jobId, visitId } = await swapped()
  setClock('2026-12-28T19:59:00Z')
  const mayDispute = async () => (await visitsOf(jobId)).find(({ id }) => id === visitId)!.viewerCanDispute
  expect(await mayDispute()).toBe(false)
  setClock('2026-12-28T20:00:00Z')
  expect(await mayDispute()).toBe(true)
  const refusal = await dana.refusal(REPORT_NO_SHOW, { jobId, newDate: '2027-01-05' })
  expect(refusal.extensions.reason).toBe('VISIT_STATE')
})

test('begins on its day', async () => {
  const { visitId } = await swapped()
  setClock('2026-12-28T05:59:00Z')
  const { extensions } = await dale.refusal(START_VISIT, { visitId, etaMinutes: 15 })
  expect(extensions.reason).toBe('VISIT_EARLY')
  setClock('2026-12-28T06:00:00Z')
  await dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
})

test('accepts a bid from a client that reads no price of a swap, and refuses one that read another', async () => {
  const offered = async () => {
    const bidId = await bid(dale, await postRental(dana))
    await sql('update bids set trip_fee = 60, swap_price = 120 where id = $1', [bidId])
    return bidId
  }
  const bidId = await offered()
  for (const swapPrice of [null, '119'])
    expect(
      (await dana.refusal(ACCEPT_SEEN, { bidId, terms: { tripFee: '60', swapPrice } })).extensions.reason,
    ).toBe('BID_CHANGED')
  expect((await dana.ask(ACCEPT_SEEN, { bidId, terms: { tripFee: '60' } })).acceptBid.status).toBe('accepted')
  const terms = { tripFee: '60', swapPrice: '120.00' }
  expect((await dana.ask(ACCEPT_SEEN, { bidId: await offered(), terms })).acceptBid.status).toBe('accepted')
})
