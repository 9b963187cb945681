import { type ChangeOrderKind, changeRules, type Side } from '../../rules/changeOrders/changeOrders.js'
import { keysOf } from '../../rules/kinds.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  bid,
  CHANGE_ORDERS,
  COMPLETE_VISIT,
  FAIL_VISIT,
  nextDay,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  SCHEDULE_VISIT,
  setOff,
  VISITS,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Every row of rules/changeOrders.ts, for both sides and admins, in both directions. */

let harness: Harness
let people: Record<Side | 'admin', TestUser>
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  people = { customer: await customer(harness), vendor: await vendor(harness), admin: await admin(harness) }
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const RATES =
  'included_days = 7, included_tons = 2, extra_day_price = 15, extra_ton_price = 90.5, trip_fee = 60, swap_price = 70'
/** Six days from the delivery to the agreed pickup, three of them beyond the price. */
const FEW_DAYS = RATES.replace('included_days = 7', 'included_days = 3')
const NO_RATES = 'included_days = null'
const JUNK_RATES = `included_eighths = 3, extra_eighth_price = 45.5, items = '[{"kind": "tv", "takes": "extra", "price": "35.00"}]'`

/** A rental from December 24, 8 AM to noon in Austin, to December 31. */
const rental = async (terms: string): Promise<string> => {
  const jobId = await postRental(people.customer)
  const bidId = await bid(people.vendor, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await people.customer.ask(ACCEPT_BID, { bidId })
  return jobId
}
const visitsOf = async (id: string) => (await people.customer.ask(VISITS, { id })).job.visits
const setClock = (at: string) => {
  harness.clock.now = new Date(at)
}

const come = async (visitId: string) => {
  await setOff(people.vendor, visitId, 15)
  await people.vendor.ask(ARRIVE_AT_VISIT, { visitId })
}
const finish = async (visitId: string) =>
  people.vendor.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(people.vendor)] } })

/** The first trip was for nothing, the next one a day later, and the dumpster has stood for ten days. */
const delivered = async (terms: string): Promise<string> => {
  const jobId = await rental(terms)
  setClock('2026-12-24T15:00:00Z')
  const [first] = await visitsOf(jobId)
  await come(first!.id)
  setClock('2026-12-24T15:15:00Z')
  const failed = { reason: 'blocked' as const, photos: [await photo(people.vendor)] }
  await people.vendor.ask(FAIL_VISIT, { visitId: first!.id, input: failed })
  const again = { jobId, kind: 'delivery' as const, ...nextDay }
  await people.vendor.ask(SCHEDULE_VISIT, { input: again })
  const { scheduleVisit } = await people.customer.ask(SCHEDULE_VISIT, { input: again })
  setClock(nextDay.windowStart)
  await come(scheduleVisit.id)
  await finish(scheduleVisit.id)
  setClock('2027-01-04T18:00:00Z')
  return jobId
}
const COMPLETED_AT = new Date('2027-01-04T18:00:00Z')
const completed = async (terms = RATES): Promise<string> => {
  const jobId = await delivered(terms)
  const pickup = (await visitsOf(jobId)).find(({ kind }) => kind === 'pickup')!
  await come(pickup.id)
  await finish(pickup.id)
  return jobId
}

/** A junk pickup whose crew is at the address, or has done the work. */
const hauled = async (terms: string, isDone: boolean): Promise<string> => {
  const jobId = await postJunk(people.customer)
  const bidId = await bid(people.vendor, jobId)
  await harness.database.pool.query(`update bids set ${terms} where id = $1`, [bidId])
  await people.customer.ask(ACCEPT_BID, { bidId })
  setClock('2026-12-24T15:00:00Z')
  const [visit] = await visitsOf(jobId)
  await come(visit!.id)
  setClock(COMPLETED_AT.toISOString())
  if (isDone) await finish(visit!.id)
  return jobId
}

const HOUR_MS = 3_600_000
const laterBy = (moment: string) => new Date(Date.parse(moment) + HOUR_MS).toISOString()
const evidence = async () => [await photo(people.vendor)]

interface Row {
  /** The job is under way, or even done. */
  isDelivered?: true
  isPickedUp?: true
  /** It comes up at a junk pickup. */
  isJunk?: true
  /** In place of RATES. */
  terms?: string
  input: (jobId: string, by: Side, isLate: boolean) => Promise<object> | object
  /** How much the change adds to the price of $149.50. */
  costs: (by: Side) => number
}

const rows: Record<ChangeOrderKind, Row> = {
  move_visit: {
    input: async jobId => {
      const [visit] = await visitsOf(jobId)
      const [windowStart, windowEnd] = [laterBy(visit!.windowStart), laterBy(visit!.windowEnd)]
      return { visitId: visit!.id, windowStart, windowEnd }
    },
    costs: () => 0,
  },
  longer_rental: {
    input: (_, by) => ({ pickupDate: '2027-01-02', ...(by === 'vendor' && { amount: '55' }) }),
    costs: by => (by === 'vendor' ? 55 : 30),
  },
  earlier_pickup: {
    input: (_, __, isLate) => ({ pickupDate: isLate ? '2026-12-25' : '2026-12-28' }),
    costs: () => 0,
  },
  swap: {
    isDelivered: true,
    input: (_, by, isLate) => {
      // Between the delivery and the pickup.
      setClock('2026-12-26T18:00:00Z')
      const day = isLate ? '2026-12-27' : '2026-12-28'
      const window = { windowStart: `${day}T15:00:00.000Z`, windowEnd: `${day}T17:00:00.000Z` }
      return { ...window, ...(by === 'vendor' && { amount: '55' }) }
    },
    costs: by => (by === 'vendor' ? 55 : 70),
  },
  extra_days: { isDelivered: true, terms: FEW_DAYS, input: () => ({}), costs: () => 45 },
  overweight: {
    isPickedUp: true,
    input: async () => ({ quantity: '1.5', evidence: await evidence() }),
    costs: () => 135.75,
  },
  extra_load: {
    isJunk: true,
    terms: JUNK_RATES,
    input: async (_, __, isLate) => ({
      quantity: '2',
      evidence: [...(await evidence()), ...(await evidence())],
      ...(isLate && { amount: '91' }),
    }),
    costs: () => 91,
  },
  item: {
    isJunk: true,
    terms: JUNK_RATES,
    input: async (_, __, isLate) => ({
      item: 'tv',
      quantity: '3',
      evidence: await evidence(),
      ...(isLate && { amount: '105' }),
    }),
    costs: () => 105,
  },
  wasted_trip: {
    isDelivered: true,
    input: async jobId => ({ visitId: (await visitsOf(jobId))[0]!.id }),
    costs: () => 60,
  },
  extra: {
    input: async () => ({ amount: '40', note: 'A piano', evidence: await evidence() }),
    costs: () => 40,
  },
  discount: { input: () => ({ amount: '9.50' }), costs: () => -9.5 },
}

/** The price and the windows of a job. */
const stateOf = async (id: string) => {
  const { job } = await people.customer.ask(CHANGE_ORDERS, { id })
  const windows = (await visitsOf(id)).map(({ windowStart }) => windowStart)
  return { price: Number(job.finalPrice), windows }
}

const propose = async (jobId: string, kind: ChangeOrderKind, by: Side, isLate = false) => {
  const input = { jobId, kind, ...(await rows[kind].input(jobId, by, isLate)) }
  return people[by].answer(PROPOSE_CHANGE, { input: input as never })
}
const reasonOf = ({ errors: [error] }: Awaited<ReturnType<typeof propose>>) =>
  error && (error.extensions.reason ?? error.extensions.code)

const makerOf = (kind: ChangeOrderKind): ((terms: string) => Promise<string>) => {
  const { isJunk, isDelivered, isPickedUp } = rows[kind]
  if (isJunk) return terms => hauled(terms, false)
  if (isDelivered) return delivered
  return isPickedUp ? completed : rental
}
const completedOf = (kind: ChangeOrderKind) =>
  rows[kind].isJunk ? hauled(JUNK_RATES, true) : completed(rows[kind].terms)

const kinds = keysOf(changeRules)
const circumstances = [
  ['24 hours before and at a rate', true],
  ['later and without a rate', false],
] as const

describe.each(kinds)('%s', kind => {
  const { by, otherwise, afterCompletion } = changeRules[kind]
  const sides = (['customer', 'vendor'] as const).filter(side => by[side])

  for (const side of sides) {
    const atOnce = by[side]
    test.each(circumstances)(`by the ${side}, %s`, async (_, isMet) => {
      const make = makerOf(kind)
      const jobId = await make(isMet ? (rows[kind].terms ?? RATES) : NO_RATES)
      if (!isMet && make === rental) setClock('2026-12-24T14:00:00.001Z')
      const before = await stateOf(jobId)
      const answer = await propose(jobId, kind, side, !isMet)
      const isAtOnce = atOnce === 'always' || (isMet && atOnce !== 'never')
      if (!isAtOnce && otherwise === 'refused') {
        expect(reasonOf(answer)).toBe('RATE_NOT_AGREED')
        expect(await stateOf(jobId)).toEqual(before)
        return
      }
      expect(reasonOf(answer)).toBeUndefined()
      const order = answer.data!.proposeChangeOrder
      expect(order.status).toBe(isAtOnce ? 'accepted' : 'proposed')
      if (!isAtOnce) {
        expect(await stateOf(jobId)).toEqual(before)
        await people[side === 'customer' ? 'vendor' : 'customer'].ask(ACCEPT_CHANGE, { id: order.id })
      }
      const after = await stateOf(jobId)
      // A wish without a rate is granted without a price.
      const isFree = side === 'customer' && !isMet
      expect(after.price - before.price).toBe(isFree ? 0 : rows[kind].costs(side))
      if (kind === 'move_visit' || kind === 'longer_rental' || kind === 'earlier_pickup' || kind === 'swap')
        expect(after.windows).not.toEqual(before.windows)
      // Only what is charged at the rates of the bid can be contested.
      const { changeOrders } = (await people.customer.ask(CHANGE_ORDERS, { id: jobId })).job
      const isContestable = side === 'vendor' && isAtOnce && atOnce === 'at_rate'
      expect(Boolean(changeOrders.find(({ id }) => id === order.id)!.charge?.contestUntil)).toBe(
        isContestable,
      )
    })
  }

  test('refuses admins and the wrong side', async () => {
    const jobId = await rental(RATES)
    const input = { jobId, kind, amount: '5', note: 'x', pickupDate: '2026-12-28' }
    for (const who of ['customer', 'vendor', 'admin'] as const) {
      if (who !== 'admin' && by[who]) continue
      expect((await people[who].refusal(PROPOSE_CHANGE, { input })).extensions.code).toBe('FORBIDDEN')
    }
  })

  const hours = { never: 0, charging: 72, always: Infinity }[afterCompletion]
  const last = new Date(COMPLETED_AT.getTime() + hours * HOUR_MS)
  if (hours < Infinity)
    test(`refuses it ${hours} hours after completion`, async () => {
      const jobId = await completedOf(kind)
      harness.clock.now = last
      expect(reasonOf(await propose(jobId, kind, sides[0]!))).toBe('JOB_STATE')
    })
  if (hours > 0)
    test(hours < Infinity ? 'makes it until then' : 'makes it ten years after completion', async () => {
      const jobId = await completedOf(kind)
      harness.clock.now = hours < Infinity ? new Date(last.getTime() - 1) : new Date('2037-01-04T18:00:00Z')
      expect(reasonOf(await propose(jobId, kind, sides[0]!))).toBeUndefined()
      expect((await stateOf(jobId)).price).toBe(149.5 + rows[kind].costs(sides[0]!))
    })
})
