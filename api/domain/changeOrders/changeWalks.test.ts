import {
  type ChangeOrderKind,
  changeRules,
  lineAmount,
  type Side,
} from '../../rules/changeOrders/changeOrders.js'
import { DAY_MS } from '../../rules/dates.js'
import { keysOf } from '../../rules/kinds.js'
import { failedSwap, openSwap } from '../../rules/visits/swaps.js'
import { daysOfMove } from '../../rules/visits/timeAtAddress.js'
import { wallTimeIn } from '../../rules/zonedTime.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  bid,
  CHARGES,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  CONTEST_CHARGE,
  DECLINE_CHANGE,
  FAIL_VISIT,
  firstVisit,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  START_VISIT,
  UPHOLD_CHARGE,
  VOID_CHARGE,
  WITHDRAW_CHANGE,
} from '../../test/deals.js'
import { findings } from '../../test/faults/consistency.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { Random, SEED } from '../../test/random.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Random histories through the API and the database. Those in memory are more: changeHistories.test.ts. */

const HISTORIES = 25
const STEPS = 14
const HOUR_MS = 3_600_000

let harness: Harness
let people: Record<Side | 'admin', TestUser>
let random: Random
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  people = { customer: await customer(harness), vendor: await vendor(harness), admin: await admin(harness) }
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
  random = new Random(SEED)
})
afterAll(() => harness.stop())

const DEAL = graphql(`
  query WalkedDeal($id: UUID!) {
    job(id: $id) {
      id status finalPrice amountDue cancellationFee
      charges { id kind quantity amount status voidedByAdmin createdAt }
      changeOrders {
        id kind status proposedBy amount windowStart windowBefore createdAt decidedAt visit { id } charge { id }
        viewerCanDecide viewerCanWithdraw
      }
      visits { id kind status windowStart windowEnd doneAt failedAt failureReason }
    }
  }
`)
const CANCEL = graphql(`
  mutation CancelWalked($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, fee: $fee) { finalPrice } }
`)
const read = async (by: TestUser, id: string) => (await by.ask(DEAL, { id })).job
type Deal = Awaited<ReturnType<typeof read>>

const later = (hours: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + hours * HOUR_MS)
}
const ZONE = 'America/Chicago'
const dayOf = (moment: string) => wallTimeIn(new Date(moment), ZONE).date
const addDays = (moment: string, days: number) =>
  dayOf(new Date(Date.parse(moment) + days * DAY_MS).toISOString())

const momentOf = (value: string | null) => (value === null ? null : new Date(value))

/** The amount that the customer's screen shows before they move a visit or keep the dumpster longer. */
const shownForMove = (
  { visits, charges, changeOrders }: Deal,
  visitId: string,
  windowStart: string,
): string => {
  const stay = {
    timeZone: ZONE,
    includedDays: INCLUDED_DAYS,
    visits: visits.map(visit => ({
      ...visit,
      windowStart: new Date(visit.windowStart),
      doneAt: momentOf(visit.doneAt),
      failedAt: momentOf(visit.failedAt),
    })),
    changeOrders: changeOrders.map(order => ({
      ...order,
      visitId: order.visit?.id ?? null,
      windowStart: momentOf(order.windowStart),
      windowBefore: momentOf(order.windowBefore),
      createdAt: new Date(order.createdAt),
      decidedAt: momentOf(order.decidedAt),
    })),
    charges: charges.map(charge => ({ ...charge, createdAt: new Date(charge.createdAt) })),
  }
  const move = { visitId, windowStart: new Date(windowStart), by: 'customer' as const }
  return lineAmount(daysOfMove(stay, move, harness.clock.now).days.toFixed(2), DAY_PRICE)
}

const DAY_PRICE = '12.34'
const INCLUDED_DAYS = 3
const RATES = `included_days = ${INCLUDED_DAYS}, included_tons = 1, extra_day_price = ${DAY_PRICE}, extra_ton_price = 45.67, trip_fee = 89.01, swap_price = 67.89`

const inputOf = async (deal: Deal, kind: ChangeOrderKind, side: Side) => {
  const pickup = deal.visits.find(each => each.kind === 'pickup')!.windowStart
  const visit = random.pick(deal.visits)
  const windowStart = new Date(harness.clock.now.getTime() + random.below(300) * HOUR_MS)
  const evidence = side === 'vendor' && random.below(3) > 0 ? [await photo(people.vendor)] : []
  const inputs: Record<ChangeOrderKind, object> = {
    move_visit: {
      visitId: visit.id,
      windowStart: windowStart.toISOString(),
      windowEnd: new Date(windowStart.getTime() + 2 * HOUR_MS).toISOString(),
    },
    longer_rental: {
      pickupDate: addDays(pickup, 1 + random.below(5)),
      ...(side === 'vendor' && { amount: random.amount(90) }),
    },
    earlier_pickup: { pickupDate: addDays(pickup, -1 - random.below(3)) },
    swap: {
      windowStart: windowStart.toISOString(),
      windowEnd: new Date(windowStart.getTime() + 2 * HOUR_MS).toISOString(),
      ...(side === 'vendor' && { amount: random.amount(90) }),
    },
    extra_days: {},
    overweight: { quantity: random.amount(3), evidence },
    // Refused for a rental: they are walked in onSite.test.ts.
    extra_load: { quantity: '1', amount: '5', evidence },
    item: { item: 'tv', quantity: '1', amount: '5', evidence },
    wasted_trip: { visitId: visit.id, evidence },
    extra: { amount: random.amount(120), note: 'A piano', evidence },
    discount: { amount: random.amount(60) },
  }
  return { jobId: deal.id, kind, ...inputs[kind] }
}

const EXPECTED = new Set(['CONFLICT', 'BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND'])
/** The act was done; a refusal is fine, a failure is not. */
const isDone = ({ errors: [error] }: { errors: { extensions: { code: string }; message: string }[] }) => {
  if (error && !EXPECTED.has(error.extensions.code)) throw new Error(error.message)
  return !error
}

/** The price of a swap that was never made, which lapses with the job. */
const unmadeSwap = ({ visits, changeOrders, charges }: Deal): number => {
  if (!openSwap(visits) && !failedSwap(visits)) return 0
  const [last] = changeOrders
    .filter(({ kind, status }) => kind === 'swap' && status === 'accepted')
    .sort((one, other) => Date.parse(other.decidedAt!) - Date.parse(one.decidedAt!))
  const charge = charges.find(({ id }) => id === last?.charge?.id)
  return charge && charge.status !== 'void' ? Number(charge.amount) : 0
}

/** Each act returns what it should have added to the price, as shown before; null if it was refused. */
const acts: ((deal: Deal) => Promise<number | null>)[] = [
  async deal => {
    const kind = random.pick(keysOf(changeRules))
    const side = random.pick(keysOf(changeRules[kind].by)) as Side
    const input = await inputOf(deal, kind, side)
    const answer = await people[side].answer(PROPOSE_CHANGE, { input: input as never })
    if (!isDone(answer)) return null
    const { status, amount, charge, ...order } = answer.data!.proposeChangeOrder
    if (status === 'proposed') return 0
    if (side === 'customer' && (kind === 'longer_rental' || kind === 'move_visit')) {
      const { visit, windowStart } = order
      expect(amount ?? '0.00').toBe(shownForMove(deal, visit!.id, windowStart!))
    }
    expect(charge?.status ?? 'booked').toBe('booked')
    return Number(amount ?? 0) * (kind === 'discount' ? -1 : 1)
  },
  async deal => {
    const open = deal.changeOrders.filter(({ status }) => status === 'proposed')
    if (open.length === 0) return null
    const { id, proposedBy, amount } = random.pick(open)
    const other = people[proposedBy === 'vendor' ? 'customer' : 'vendor']
    const what = random.below(4)
    if (what === 0) return isDone(await other.answer(DECLINE_CHANGE, { id })) ? 0 : null
    if (what === 1) return isDone(await people[proposedBy].answer(WITHDRAW_CHANGE, { id })) ? 0 : null
    return isDone(await other.answer(ACCEPT_CHANGE, { id })) ? Number(amount ?? 0) : null
  },
  async deal => {
    const { id: chargeId, amount, kind } = random.pick(deal.charges)
    const [given, what] = [{ chargeId, reason: 'Because' }, random.below(3)]
    if (what === 0) return isDone(await people.customer.answer(CONTEST_CHARGE, given)) ? 0 : null
    if (what === 1) return isDone(await people.admin.answer(UPHOLD_CHARGE, given)) ? 0 : null
    if (kind === 'base') return null
    return isDone(await people.vendor.answer(VOID_CHARGE, given)) ? -Number(amount) : null
  },
  async deal => {
    const visit = deal.visits.find(({ status }) => status === 'scheduled' || status === 'on_the_way')
    if (!visit) return null
    const visitId = visit.id
    if (!isDone(await people.vendor.answer(START_VISIT, { visitId, etaMinutes: 15 }))) return null
    await people.vendor.answer(ARRIVE_AT_VISIT, { visitId })
    later(random.next())
    if (random.below(2) === 0)
      await people.vendor.answer(FAIL_VISIT, { visitId, input: { reason: 'unsafe' } })
    else if (visit.kind !== 'pickup')
      await people.vendor.answer(COMPLETE_VISIT, {
        visitId,
        input: { photos: [await photo(people.vendor)] },
      })
    return 0
  },
  async deal => {
    if (random.below(4) > 0) return null
    return isDone(await people.vendor.answer(COMPLETE_JOB, { jobId: deal.id })) ? -unmadeSwap(deal) : null
  },
  async deal => {
    if (random.below(5) > 0 || deal.status !== 'accepted') return null
    const fee = deal.cancellationFee!
    const answer = await people.customer.answer(CANCEL, { jobId: deal.id, fee })
    return isDone(answer) ? Number(fee) - Number(deal.finalPrice) : null
  },
  async () => {
    later(random.below(50))
    return null
  },
]

const inCents = (amount: string | number | null | undefined) => Math.round(Number(amount ?? 0) * 100)

test(`books what was shown, and every price is the sum of its lines (SEED=${SEED})`, async () => {
  for (let n = 0; n < HISTORIES; n++) {
    harness.clock.now = START
    const jobId = await postRental(people.customer)
    const bidId = await bid(people.vendor, jobId, (100 + random.below(200)).toFixed(2))
    const isRated = random.below(3) > 0
    if (isRated) await harness.database.pool.query(`update bids set ${RATES} where id = $1`, [bidId])
    await people.customer.ask(ACCEPT_BID, { bidId })
    for (let step = 0; step < STEPS; step++) {
      const before = await read(people.customer, jobId)
      const added = await random.pick(acts)(before)
      const after = await read(people.customer, jobId)
      const owed = after.charges.filter(({ status }) => status === 'booked' || status === 'contested')
      expect(inCents(after.finalPrice)).toBe(owed.reduce((sum, { amount }) => sum + inCents(amount), 0))
      expect(after.amountDue).toBe(after.finalPrice ?? '0.00')
      expect(inCents(after.finalPrice) - inCents(before.finalPrice)).toBe(inCents(added))
    }
  }
  const { rows } = await harness.database.pool.query(findings['prices that are not the sum of their charges'])
  expect(rows).toEqual([])
})

/** A junk pickup whose window begins this many hours after START. */
const haulIn = async (hours: number) => {
  harness.clock.now = START
  const pickupDateTime = new Date(START.getTime() + hours * HOUR_MS).toISOString()
  const jobId = await postJunk(people.customer, { pickupDateTime })
  await people.customer.ask(ACCEPT_BID, { bidId: await bid(people.vendor, jobId) })
  return jobId
}

test(`costs the same to move first and then cancel, whatever the hours (SEED=${SEED})`, async () => {
  let costly = 0
  for (let n = 0; n < 20; n++) {
    const hours = 25 + random.below(30)
    const [moved, kept] = [await haulIn(hours), await haulIn(hours)]
    // The last moment at which customers may move it alone, or any before.
    harness.clock.now = new Date(START.getTime() + (hours - 24 - random.pick([0, random.next()])) * HOUR_MS)
    for (let moves = 1 + random.below(2); moves > 0; moves--) {
      const start = harness.clock.now.getTime() + (60 + random.below(200)) * HOUR_MS
      const [windowStart, windowEnd] = [start, start + HOUR_MS].map(at => new Date(at).toISOString())
      const visitId = await firstVisit(people.customer, moved)
      const input = { jobId: moved, kind: 'move_visit' as const, visitId, windowStart, windowEnd }
      const { proposeChangeOrder } = await people.customer.ask(PROPOSE_CHANGE, {
        input: input as never,
      })
      expect(proposeChangeOrder.status).toBe('accepted')
    }
    later(random.next() * 23.9)
    const fees = [
      (await read(people.customer, moved)).cancellationFee,
      (await read(people.customer, kept)).cancellationFee,
    ]
    expect(fees[0]).toBe(fees[1])
    if (inCents(fees[0]) > 0) costly++
    await people.customer.ask(CANCEL, { jobId: moved, fee: fees[0]! })
    const { charges } = (await people.customer.ask(CHARGES, { id: moved })).job
    expect(charges.find(({ kind }) => kind === 'cancellation')?.amount ?? '0.00').toBe(fees[0])
  }
  expect(costly).toBeGreaterThan(0)
})
