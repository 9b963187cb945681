import { cents, fromCents } from '../../rules/cents.js'
import {
  type ChangeOrderKind,
  changeRules,
  extraCap,
  lineAmount,
  type Side,
} from '../../rules/changeOrders/changeOrders.js'
import { isOnSiteKind, isUnforeseen, unitsLeft } from '../../rules/changeOrders/onSite.js'
import { type ChargeMove, chargeGraph, owedCharges } from '../../rules/charges/chargeGraph.js'
import { DAY_MS } from '../../rules/dates.js'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import { keysOf } from '../../rules/kinds.js'
import { serviceFee } from '../../rules/money.js'
import { canMove } from '../../rules/stateGraph.js'
import { daysOfMove } from '../../rules/visits/timeAtAddress.js'
import { isOpenVisit } from '../../rules/visits/visits.js'
import { wallTimeIn } from '../../rules/zonedTime.js'
import { Random, SEED } from '../../test/random.js'
import type { Charge } from '../charges/Charge.js'
import type { ChangeOrder } from './ChangeOrder.js'
import { isRate, type Plan, type PlannedJob } from './changePlan.js'
import { createCharge, createOrder } from './createChange.js'
import type { ActingOnJob } from './jobToChange.js'
import { moveChange } from './moveChange.js'
import { planChange } from './planChange.js'

/** Random histories of a rental in memory, through the functions that the acts use. No database, so they are many. */

const HISTORIES = 10_000
const STEPS = 16
const HOUR_MS = 3_600_000
const ZONE = 'America/Chicago'
const START = new Date('2027-03-10T18:00:00Z')

interface History {
  deal: PlannedJob & { tx: Pick<ActingOnJob['tx'], 'create'>; orders: ChangeOrder[] }
  now: Date
  /** Money that was shown before each act that booked something, and what was booked. */
  shown: [what: string, shown: string, booked: string][]
  /** The change orders that the other side said yes to. */
  agreed: Set<string>
}

/** Ids in place of the database's. */
let made = 0
const tx = {
  create: (Type: new () => object, data: object) => Object.assign(new Type(), { id: `${++made}` }, data),
}

const signed = (amount: string): bigint => (amount.startsWith('-') ? -cents(amount.slice(1)) : cents(amount))
const isOwed = ({ status }: Charge) => owedCharges.some(owed => owed === status)
const sumOf = (charges: readonly Charge[]): bigint =>
  charges.filter(isOwed).reduce((sum, { amount }) => sum + signed(amount), 0n)

/** The rental's delivery is on March 13, and the clocks change in the following night. */
const beginRental = (random: Random): History => {
  const visit = (kind: string, day: number, hours: number) => ({
    id: kind,
    kind,
    status: 'scheduled',
    windowStart: new Date(Date.UTC(2027, 2, day, 14)),
    windowEnd: new Date(Date.UTC(2027, 2, day, 14 + hours)),
    arrivedAt: null,
    doneAt: null,
    failedAt: null,
    tons: null,
    ticketId: null,
  })
  const price = random.amount(5000)
  const base = { id: 'base', kind: 'base', amount: price, quantity: '1.00', status: 'booked' }
  const isRated = () => random.below(4) > 0
  const deal = {
    tx,
    side: 'customer',
    job: {
      id: 'job',
      type: 'dumpster_rental',
      vendorId: 'vendor',
      timeZone: ZONE,
      dropoffDate: '2027-03-13',
      pickupDate: '2027-03-20',
      finalPrice: price,
    },
    bid: {
      includedDays: random.below(10),
      includedTons: random.amount(3),
      extraDayPrice: isRated() ? random.amount(40) : null,
      extraTonPrice: isRated() ? random.amount(150) : null,
      tripFee: isRated() ? random.amount(120) : null,
      swapPrice: isRated() ? random.amount(200) : null,
      extraEighthPrice: null,
      items: [],
    },
    visits: [visit('delivery', 13, 4), visit('pickup', 20, 9)],
    orders: [],
    charges: [base],
    photos: [],
  } as unknown as History['deal']
  return { deal, now: START, shown: [], agreed: new Set() }
}

/** A junk pickup whose crew is at the address. */
const beginJunk = (random: Random): History => {
  const { deal } = beginRental(random)
  const [haul] = deal.visits
  Object.assign(haul!, { id: 'haul', kind: 'haul', status: 'arrived', windowStart: START, arrivedAt: START })
  const isRated = random.below(2) > 0
  Object.assign(deal.job, { type: 'junk_pickup', status: 'in_progress' })
  Object.assign(deal.bid, {
    includedEighths: 2,
    extraEighthPrice: isRated ? random.amount(80) : null,
    items: [
      { kind: 'tv', takes: 'extra', price: random.amount(60) },
      { kind: 'tire', takes: 'no', price: null },
    ],
  })
  return { deal: { ...deal, visits: [haul!] }, now: START, shown: [], agreed: new Set() }
}

const begin = (random: Random): History => (random.below(2) === 0 ? beginRental(random) : beginJunk(random))

/** The amount that a screen shows before the click, from what the API returns. */
const shownFor = (
  { deal, now }: History,
  kind: ChangeOrderKind,
  plan: Plan,
  input: { amount?: string },
): string => {
  const { visit, windowStart } = plan
  if ((kind === 'longer_rental' || kind === 'move_visit') && deal.side === 'customer') {
    const { includedDays, extraDayPrice } = deal.bid
    const stay = {
      timeZone: ZONE,
      includedDays,
      visits: deal.visits,
      changeOrders: deal.orders,
      charges: deal.charges,
    }
    const move = { visitId: visit!.id, windowStart: windowStart!, by: deal.side }
    const { days } = daysOfMove(stay, move, now)
    return lineAmount(days.toFixed(2), extraDayPrice ?? '0')
  }
  if (kind === 'discount') return `-${input.amount}`
  const rates = { overweight: deal.bid.extraTonPrice, extra_days: deal.bid.extraDayPrice }
  const rate = kind === 'overweight' || kind === 'extra_days' ? rates[kind] : null
  if (rate) {
    const hundredths = (value: string) => Math.round(Number(value) * 100)
    return (Math.round((hundredths(plan.line!.quantity) * hundredths(rate)) / 100) / 100).toFixed(2)
  }
  if (isOnSiteKind(kind)) {
    const { item, quantity } = plan.unit!
    const price = item
      ? deal.bid.items.find(taken => taken.kind === item)!.price!
      : deal.bid.extraEighthPrice!
    return lineAmount(quantity, price)
  }
  if (kind === 'wasted_trip') return deal.bid.tripFee!
  if (kind === 'swap' && deal.side === 'customer') return deal.bid.swapPrice ?? '0.00'
  return changeRules[kind].charge && kind !== 'move_visit' ? (input.amount ?? '0.00') : '0.00'
}

const inputOfItem = (random: Random, { bid }: History['deal']) => {
  const item = random.pick(['tv', 'tire', 'sofa', 'piano'] as const)
  const isPriced = bid.items.some(({ kind, price }) => kind === item && price !== null)
  return {
    item,
    quantity: String(1 + random.below(30)),
    evidence: ['/objects/item'],
    ...(!isPriced && { amount: random.amount(300) }),
  }
}

const inputOf = (random: Random, { deal, now }: History, kind: ChangeOrderKind) => {
  const day = (moment: Date, days: number) =>
    wallTimeIn(new Date(moment.getTime() + days * DAY_MS), ZONE).date
  const pickup = (deal.visits[1] ?? deal.visits[0]!).windowStart
  const visit = random.pick(deal.visits)
  const start = new Date(now.getTime() + random.below(20 * 24) * HOUR_MS)
  const inputs: Record<ChangeOrderKind, object> = {
    move_visit: {
      visitId: visit.id,
      windowStart: start,
      windowEnd: new Date(start.getTime() + 3 * HOUR_MS),
    },
    longer_rental: {
      pickupDate: day(pickup, 1 + random.below(6)),
      ...(deal.side === 'vendor' && { amount: random.amount(100) }),
    },
    earlier_pickup: { pickupDate: day(pickup, -1 - random.below(3)) },
    swap: {
      windowStart: start,
      windowEnd: new Date(start.getTime() + 3 * HOUR_MS),
      ...(deal.side === 'vendor' && { amount: random.amount(100) }),
    },
    extra_days: {},
    overweight: {
      quantity: random.amount(4),
      evidence: ['/objects/ticket'],
      ...(random.below(2) === 0 && { visitId: visit.id }),
    },
    extra_load: {
      quantity: String(1 + random.below(4)),
      evidence: ['/objects/before', '/objects/after'],
      ...(!deal.bid.extraEighthPrice && { amount: random.amount(300) }),
    },
    item: inputOfItem(random, deal),
    wasted_trip: { visitId: visit.id, evidence: ['/objects/street'] },
    extra: { amount: random.amount(3000), note: 'A piano', evidence: ['/objects/piano'] },
    discount: { amount: random.amount(200) },
  }
  return { jobId: 'job', kind, ...inputs[kind] } as {
    kind: ChangeOrderKind
    amount?: string
    item?: ItemKind
  }
}

const isRefusal = (error: unknown) => error instanceof Error && 'extensions' in error

const kinds = keysOf(changeRules)
const chargeMoves = ['contest', 'uphold', 'void'] as const satisfies readonly ChargeMove[]

const acts: ((random: Random, history: History) => void)[] = [
  function propose(random, history) {
    const { deal, now, shown } = history
    const kind = random.pick(kinds)
    const sides = keysOf(changeRules[kind].by)
    deal.side = random.pick(sides) as Side
    const input = inputOf(random, history, kind)
    const isSame = (order: ChangeOrder) => order.kind === kind && order.item === (input.item ?? null)
    if (deal.orders.some(order => order.status === 'proposed' && isSame(order))) return
    const plan = planChange(deal, input as never, now)
    const before = sumOf(deal.charges)
    const amount = plan.isAtOnce ? shownFor(history, kind, plan, input) : ''
    const order = createOrder(deal as never, input as never, plan, now)
    if (plan.line) createCharge(deal as never, order, plan, plan.line)
    expect(sumOf(deal.charges)).toBe(before)
    if (!plan.isAtOnce) return
    moveChange(deal, order, 'accept', 'system', now)
    const booked = sumOf(deal.charges) - before
    const sign = booked < 0n ? '-' : ''
    shown.push([kind, amount, `${sign}${fromCents(booked < 0n ? -booked : booked)}`])
  },
  function decide(random, { deal, now, shown, agreed }) {
    const open = deal.orders.filter(({ status }) => status === 'proposed')
    if (open.length === 0) return
    const order: ChangeOrder = random.pick(open)
    const before = sumOf(deal.charges)
    const move = order.expiresAt <= now ? 'expire' : random.pick(['accept', 'decline', 'withdraw'] as const)
    moveChange(deal, order, move, move === 'expire' ? 'system' : 'customer', now)
    if (move === 'accept') agreed.add(order.id)
    const booked = fromCents(sumOf(deal.charges) - before)
    shown.push([`${move} ${order.kind}`, move === 'accept' ? (order.amount ?? '0.00') : '0.00', booked])
  },
  function settle(random, { deal }) {
    const charge = random.pick(deal.charges)
    const move = random.pick(chargeMoves)
    const isNegativeWithout = sumOf(deal.charges) - signed(charge.amount) < 0n
    if (charge.kind === 'base' || !canMove(chargeGraph, charge.status, move)) return
    if (move === 'void' && isNegativeWithout) return
    charge.status = chargeGraph.moves[move].to
  },
  function work(random, { deal, now }) {
    if (deal.job.type === 'junk_pickup') return
    const [visit] = deal.visits
      .filter(({ status }) => status === 'scheduled')
      .sort((one, other) => +one.windowStart - +other.windowStart)
    if (!visit || visit.windowStart > now) return
    const ticket = random.below(2) === 0 ? { tons: random.amount(9), ticketId: 'ticket' } : {}
    if (random.below(4) > 0)
      Object.assign(visit, {
        status: 'done',
        arrivedAt: now,
        doneAt: now,
        ...(visit.kind !== 'delivery' && ticket),
      })
    else {
      const failedAt = new Date(now.getTime() + random.below(30) * 60_000)
      Object.assign(visit, { status: 'failed', arrivedAt: now, failedAt, failureReason: 'blocked' })
    }
  },
  function wait(random, history) {
    const next = history.deal.visits.find(({ status }) => status === 'scheduled')?.windowStart
    if (next && next > history.now && random.below(2) === 0) history.now = next
    else history.now = new Date(history.now.getTime() + random.below(60) * HOUR_MS)
  },
]

/** Half up, as the constraint of the database demands. */
const lineOf = (quantity: string, unitPrice: string): bigint => {
  const product = cents(quantity) * cents(unitPrice.replace('-', ''))
  const rounded = product / 100n + (product % 100n >= 50n ? 1n : 0n)
  return unitPrice.startsWith('-') ? -rounded : rounded
}

const isPriced = ({ bid }: History['deal'], item: ItemKind | null) =>
  item ? bid.items.some(({ kind, price }) => kind === item && isRate(price)) : isRate(bid.extraEighthPrice)

/** Everything that must hold after each step, and does not. */
const brokenIn = (
  { deal, agreed }: History,
  fees: { percent: number; parts: bigint; total: bigint },
): string[] => {
  const total = sumOf(deal.charges)
  const included = cents(deal.bid.includedTons!)
  deal.job.finalPrice = fromCents(total)
  const extras = deal.charges.filter(charge => isUnforeseen(charge) && charge.status !== 'void')
  const extraSum = extras.reduce((sum, { amount }) => sum + cents(amount), 0n)
  // The fee on an increment is the difference of two fees, so the parts add up.
  const feeOf = (price: bigint) => cents(serviceFee(fromCents(price), fees.percent)!)
  fees.parts += feeOf(total) - feeOf(fees.total)
  fees.total = total
  const broken: Record<string, boolean> = {
    'a price below zero': total < 0n,
    'extra work beyond its limit': extraSum > cents(extraCap(deal.charges[0]!.amount)),
    'a load charged beyond its ticket': deal.visits.some(({ id, tons }) => {
      const ofLoad = deal.charges.filter(
        charge => charge.kind === 'overweight' && charge.visitId === id && isOwed(charge),
      )
      const charged = ofLoad.reduce((sum, { quantity }) => sum + cents(quantity), 0n)
      return ofLoad.length > 1 || (tons !== null && charged > 0n && charged + included > cents(tons))
    }),
    'more units than a job has': deal.orders.some(({ kind, item }) => {
      const left = isOnSiteKind(kind) ? unitsLeft({ kind, item }, deal.orders, deal.charges) : 0
      return left < 0
    }),
    'a charge that the bid does not price and nobody agreed to': deal.orders.some(
      ({ id, kind, item, status }) =>
        status === 'accepted' && isOnSiteKind(kind) && !isPriced(deal, item) && !agreed.has(id),
    ),
    'a charge for what the bid refuses': deal.orders.some(({ item }) => item === 'tire'),
    'two swaps at once':
      deal.visits.filter(each => each.kind === 'swap' && isOpenVisit(each.status)).length > 1,
    'fees that do not add up': fees.parts !== feeOf(total),
    'a line that is not quantity times price': deal.charges.some(
      ({ kind, quantity, unitPrice, amount }) =>
        kind !== 'base' && signed(amount) !== lineOf(quantity, unitPrice),
    ),
  }
  return keysOf(broken).filter(what => broken[what])
}

test(`books what was shown and keeps the price equal to its lines in 10,000 histories (SEED=${SEED})`, () => {
  const random = new Random(SEED)
  const counts = new Map<string, number>()
  for (let n = 0; n < HISTORIES; n++) {
    const history = begin(random)
    const price = cents(history.deal.charges[0]!.amount)
    const percent = random.below(3000) / 100
    const fees = { percent, parts: cents(serviceFee(fromCents(price), percent)!), total: price }
    for (let step = 0; step < STEPS; step++) {
      try {
        random.pick(acts)(random, history)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
      const broken = brokenIn(history, fees)
      if (broken.length > 0) throw new Error(`History ${n}: ${broken}`)
    }
    for (const [what, shown, booked] of history.shown) {
      if (shown !== booked) expect({ n, what, amount: booked }).toEqual({ n, what, amount: shown })
      if (cents(booked.replace('-', '')) > 0n) counts.set(what, (counts.get(what) ?? 0) + 1)
    }
  }
  // The histories reach everything that costs something.
  const costly = [
    ...['longer_rental', 'extra_days', 'overweight', 'wasted_trip', 'discount', 'swap'],
    ...['accept extra', 'accept longer_rental', 'accept swap'],
    ...['extra_load', 'item', 'accept extra_load', 'accept item'],
  ]
  expect(costly.filter(kind => !counts.has(kind))).toEqual([])
})
