import { workOnce } from '../platform/queue/worker.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  bid,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  DECIDE_DISPUTE,
  DECLINE_CHANGE,
  DENY_PAYMENT,
  DISPUTE_VISIT,
  FAIL_VISIT,
  MARK_PAID,
  MARK_PAID_BACK,
  PAY_BY_CARD,
  PROPOSE_CHANGE,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  SCHEDULE_VISIT,
  START_JOB,
  START_VISIT,
  UNDO_START,
  UPHOLD_CHARGE,
  VOID_CHARGE,
} from './deals.js'
import { graphql } from './generated/gql.js'
import type { DealOfHistoryQuery } from './generated/graphql.js'
import type { Harness } from './harness.js'
import { Random } from './random.js'
import { photo } from './uploads.js'
import type { TestUser } from './users.js'

const DEAL = graphql(`
  query DealOfHistory($id: UUID!) {
    job(id: $id) {
      id status finalPrice amountDue vendorId cancellationFee
      visits { id kind status windowStart windowEnd disputedAt reportStands }
      charges { id kind amount status vendor { id } }
      changeOrders { id status proposedBy }
      payments { id amount status provider refundOf vendor { id } }
      balances { amount vendor { id } }
    }
  }
`)
const CANCEL = graphql(`
  mutation CancelInHistory($jobId: UUID!, $fee: Money) { cancelJob(jobId: $jobId, reason: "Enough", fee: $fee) { id } }
`)
const FIND_ANOTHER = graphql(`
  mutation FindAnotherInHistory($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {
    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { id }
  }
`)
const REOPEN = graphql(`
  mutation ReopenInHistory($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Asked to") { id } }
`)

const CARD_AMOUNT = graphql(`query CardAmountInHistory($id: UUID!) { job(id: $id) { cardAmount } }`)

type Deal = DealOfHistoryQuery['job']

export interface People {
  customer: TestUser
  vendors: readonly TestUser[]
  admin: TestUser
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const inCents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100)
const owes = ({ status }: { status: string }) => status === 'booked' || status === 'contested'
const sum = (rows: readonly { amount: string }[]) =>
  rows.reduce((total, { amount }) => total + inCents(amount), 0)

/** The differences between a job's lines, payments, price, and what is due to each vendor; none if all add up. */
const differencesIn = ({ vendorId, finalPrice, amountDue, charges, payments, balances }: Deal): string[] => {
  const lines = charges.filter(owes)
  const confirmed = payments.filter(({ status }) => status === 'confirmed')
  const ids = new Set([...charges, ...payments, ...balances].map(({ vendor }) => vendor!.id))
  const found: string[] = []
  const compare = (what: string, shown: number, expected: number) => {
    if (shown !== expected) found.push(`${what}: ${shown}, not ${expected}`)
  }
  for (const id of ids) {
    const of = <Row extends { vendor: { id: string } | null }>(rows: readonly Row[]) =>
      rows.filter(({ vendor }) => vendor?.id === id)
    compare(`due to ${id}`, sum(of(balances)), sum(of(lines)) - sum(of(confirmed)))
  }
  compare('amountDue', inCents(amountDue), sum(balances))
  compare('finalPrice', inCents(finalPrice), sum(lines.filter(({ vendor }) => vendor!.id === vendorId)))
  return found
}

/** What was paid too much and could go back to a card. Once the tasks have run, there is nothing of it. */
const keptIn = ({ payments, balances }: Deal): string[] =>
  balances
    .filter(({ amount }) => inCents(amount) < 0)
    .flatMap(({ vendor, amount }) => {
      const byCard = payments.filter(
        payment =>
          payment.provider === 'stripe' &&
          payment.status === 'confirmed' &&
          payment.vendor!.id === vendor!.id,
      )
      return sum(byCard) > 0 ? [`${amount} not given back to the card`] : []
    })

interface Walk extends People {
  harness: Harness
  random: Random
  deal: Deal
  /** A new photo, or one that a refused act left: only so many may wait unused. */
  photoOf: (vendor: TestUser) => Promise<string>
}
type Answered = { errors: { message: string; extensions: { code: string } }[] }
/** Null if there is nothing to try. */
type Tried = Promise<Answered | null> | null
type Act = (walk: Walk) => Tried

const wait = (walk: Walk, least: number, most: number) => {
  const { clock } = walk.harness
  clock.now = new Date(clock.now.getTime() + least + walk.random.below(most - least))
}
const vendorOf = ({ deal, vendors }: Walk) => vendors.find(({ id }) => id === deal.vendorId)
const openVisit = ({ deal }: Walk) =>
  deal.visits.find(({ status }) => ['scheduled', 'on_the_way', 'arrived'].includes(status))
const anyOf = <Row>({ random }: Walk, rows: readonly Row[]) => (rows.length > 0 ? random.pick(rows) : null)
/** A part, all, or a little more than all. */
const part = ({ random }: Walk) => random.pick([null, random.amount(20), random.amount(500)])
/** A day from which the rental begins again. */
const newDate = ({ harness }: Walk) =>
  new Date(harness.clock.now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)

const ofVendor =
  (act: (vendor: TestUser, walk: Walk) => Tried): Act =>
  walk => {
    const vendor = vendorOf(walk)
    return vendor ? act(vendor, walk) : null
  }
const atVisit = (act: (vendor: TestUser, visitId: string, walk: Walk) => Tried): Act =>
  ofVendor((vendor, walk) => {
    const visit = openVisit(walk)
    return visit ? act(vendor, visit.id, walk) : null
  })

const acts = {
  /** Comes in the window, or up to four hours late. */
  comes: atVisit(async (vendor, visitId, walk) => {
    const { windowStart } = openVisit(walk)!
    const { clock } = walk.harness
    const begin = Date.parse(windowStart)
    if (begin > clock.now.getTime()) clock.now = new Date(begin)
    if (walk.random.below(3) === 0) wait(walk, HOUR_MS, 15 * HOUR_MS)
    await vendor.answer(START_VISIT, { visitId, etaMinutes: 15 })
    return vendor.answer(ARRIVE_AT_VISIT, { visitId })
  }),
  setsOff: atVisit((vendor, visitId) => vendor.answer(START_VISIT, { visitId, etaMinutes: 30 })),
  turnsBack: atVisit((vendor, visitId) => vendor.answer(UNDO_START, { visitId })),
  finishes: atVisit(async (vendor, visitId, walk) => {
    const { random } = walk
    const ticket =
      random.below(2) === 0 ? { tons: random.amount(9), ticketPhoto: await walk.photoOf(vendor) } : {}
    return vendor.answer(COMPLETE_VISIT, {
      visitId,
      input: { photos: [await walk.photoOf(vendor)], ...ticket },
    })
  }),
  failsAtAddress: atVisit(async (vendor, visitId, walk) => {
    const reason = walk.random.pick(['blocked', 'nobody_there', 'unsafe', 'prohibited_items', 'overfilled'])
    wait(walk, 15 * MINUTE_MS, HOUR_MS)
    return vendor.answer(FAIL_VISIT, { visitId, input: { reason, photos: [await walk.photoOf(vendor)] } })
  }),
  callsOff: atVisit((vendor, visitId, { random }) =>
    vendor.answer(FAIL_VISIT, { visitId, input: { reason: random.pick(['weather', 'vendor_fault']) } }),
  ),
  disputes: walk => {
    const visit = anyOf(walk, walk.deal.visits)
    return visit && walk.customer.answer(DISPUTE_VISIT, { visitId: visit.id, reason: 'Not so' })
  },
  decides: walk => {
    const visit = anyOf(
      walk,
      walk.deal.visits.filter(({ disputedAt, reportStands }) => disputedAt && reportStands === null),
    )
    const stands = walk.random.below(2) === 0
    return visit && walk.admin.answer(DECIDE_DISPUTE, { visitId: visit.id, stands, reason: 'The photo' })
  },
  /** Both sides agree on another time for a visit that failed. */
  schedulesAgain: ofVendor(async (vendor, walk) => {
    const last = walk.deal.visits.findLast(({ status }) => status === 'failed')
    if (!last) return null
    const from = walk.harness.clock.now.getTime() + (1 + walk.random.below(4)) * DAY_MS
    const windowStart = new Date(from).toISOString()
    const windowEnd = new Date(from + 4 * HOUR_MS).toISOString()
    const input = { jobId: walk.deal.id, kind: last.kind, windowStart, windowEnd }
    await walk.customer.answer(SCHEDULE_VISIT, { input })
    return vendor.answer(SCHEDULE_VISIT, { input })
  }),
  startsJob: ofVendor((vendor, { deal }) => vendor.answer(START_JOB, { jobId: deal.id })),
  completesJob: ofVendor((vendor, { deal }) => vendor.answer(COMPLETE_JOB, { jobId: deal.id })),
  acceptsBid: async walk => {
    if (walk.deal.status !== 'pending') return null
    const price = walk.random.amount(600)
    const bidId = await bid(walk.random.pick(walk.vendors), walk.deal.id, price).catch(() => null)
    if (!bidId) return null
    await walk.harness.database.pool.query(
      'update bids set included_days = 2, included_tons = 1, extra_day_price = 15, extra_ton_price = 90.5, trip_fee = 60 where id = $1',
      [bidId],
    )
    return walk.customer.answer(ACCEPT_BID, { bidId })
  },
  cancels: walk =>
    // Few, since little can follow.
    walk.random.below(6) > 0
      ? null
      : walk.customer.answer(CANCEL, { jobId: walk.deal.id, fee: walk.deal.cancellationFee }),
  findsAnother: walk =>
    walk.customer.answer(FIND_ANOTHER, {
      jobId: walk.deal.id,
      newDate: newDate(walk),
      fee: walk.deal.cancellationFee,
    }),
  reportsNoShow: walk =>
    walk.customer.answer(REPORT_NO_SHOW, { jobId: walk.deal.id, newDate: newDate(walk) }),
  givesBack: ofVendor((vendor, { deal }) => vendor.answer(RELEASE_JOB, { jobId: deal.id })),
  reopens: walk => walk.admin.answer(REOPEN, { jobId: walk.deal.id }),
  charges: ofVendor(async (vendor, walk) => {
    const { deal, random } = walk
    const kind = random.pick(['extra_days', 'overweight', 'wasted_trip', 'discount', 'extra'])
    const visit = deal.visits.findLast(({ status }) => status === 'failed')
    const more =
      kind === 'discount' || kind === 'extra'
        ? { amount: random.amount(kind === 'extra' ? 40 : 150), note: 'As agreed' }
        : {}
    const evidence = kind === 'extra' ? { evidence: [await walk.photoOf(vendor)] } : {}
    const visitId = kind === 'wasted_trip' ? visit?.id : undefined
    return vendor.answer(PROPOSE_CHANGE, { input: { jobId: deal.id, kind, visitId, ...more, ...evidence } })
  }),
  answersChange: walk => {
    const order = walk.deal.changeOrders.find(({ status }) => status === 'proposed')
    if (!order) return null
    const by = order.proposedBy === 'vendor' ? walk.customer : vendorOf(walk)
    const accepts = walk.random.below(3) > 0
    return by ? by.answer<unknown>(accepts ? ACCEPT_CHANGE : DECLINE_CHANGE, { id: order.id }) : null
  },
  contests: walk => {
    const charge = anyOf(walk, walk.deal.charges)
    return charge && walk.customer.answer(CONTEST_CHARGE, { chargeId: charge.id, reason: 'Too much' })
  },
  voidsOrUpholds: walk => {
    const charge = anyOf(
      walk,
      walk.deal.charges.filter(({ status }) => status === 'contested' || walk.random.below(8) === 0),
    )
    const by = walk.random.pick([walk.admin, ...walk.vendors])
    const decision = walk.random.pick([VOID_CHARGE, UPHOLD_CHARGE])
    return charge && by.answer<unknown>(decision, { chargeId: charge.id, reason: 'Checked' })
  },
  /** Also vendors who have lost the job. */
  paysPart: walk =>
    walk.random
      .pick(walk.vendors)
      .answer(MARK_PAID, { jobId: walk.deal.id, method: 'check', amount: part(walk) }),
  paysBack: walk =>
    walk.random
      .pick(walk.vendors)
      .answer(MARK_PAID_BACK, { jobId: walk.deal.id, method: 'cash', amount: part(walk) }),
  /** On Stripe's page, which the customer sometimes leaves open while other things happen. */
  paysByCard: async walk => {
    const { harness, customer, random } = walk
    const { cardAmount } = (await customer.ask(CARD_AMOUNT, { id: walk.deal.id })).job
    if (!cardAmount) return null
    const answer = await customer.answer(PAY_BY_CARD, { jobId: walk.deal.id, amount: cardAmount })
    const session = answer.data?.payByCard?.url.split('/').at(-1)
    if (!session || random.below(3) === 0) return answer
    harness.stripe.pay(session)
    await customer.fetch(`/api/stripe/paid?order=${walk.deal.id}&session=${session}`, { redirect: 'manual' })
    if (random.below(2) === 0) await workOnce(harness.app.context)
    return answer
  },
  confirms: walk => {
    const payment = walk.deal.payments.find(({ status }) => status === 'marked')
    return payment
      ? walk.customer.answer(CONFIRM_PAYMENT, { jobId: walk.deal.id, paymentId: payment.id })
      : null
  },
  denies: walk => {
    const payment = walk.deal.payments.find(({ status }) => status === 'marked')
    return payment && walk.random.below(3) === 0
      ? walk.customer.answer(DENY_PAYMENT, { jobId: walk.deal.id, paymentId: payment.id, reason: 'No' })
      : null
  },
} satisfies Record<string, Act>
export type DealAct = keyof typeof acts
export const dealActs = Object.keys(acts) as DealAct[]

/** Those without which few histories would get far. */
const likely: DealAct[] = ['acceptsBid', 'comes', 'finishes', 'failsAtAddress', 'paysPart', 'confirms']

/**
 * Takes rentals through random acts over the API: visits in time, late, and failed, vendors who leave or are left, charges,
 * payments in parts and back. After each act, what is due to each vendor has to be their lines less their confirmed payments.
 * Answers with the first difference, and how often each act went through.
 */
export const walkDeals = async (
  harness: Harness,
  people: People,
  { seed, count, steps }: { seed: number; count: number; steps: number },
) => {
  const random = new Random(seed)
  const begin = harness.clock.now
  const done: Partial<Record<DealAct, number>> = {}
  const wrong: string[] = []
  const unused = new Map(people.vendors.map(({ id }) => [id, [] as string[]]))
  for (let history = 0; history < count && wrong.length === 0; history++) {
    harness.clock.now = begin
    const dayAfter = (days: number) => new Date(begin.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    const id = await postRental(people.customer, { dropoffDate: dayAfter(2), pickupDate: dayAfter(5) })
    const path: string[] = []
    for (let step = 0; step < steps; step++) {
      const { job: deal } = await people.admin.ask(DEAL, { id })
      const found = differencesIn(deal)
      if (found.length > 0) {
        wrong.push(`history ${history}, ${path.join(', ')}: ${found.join('; ')}`)
        break
      }
      const taken: [vendorId: string, photo: string][] = []
      const photoOf = async (vendor: TestUser) => {
        const path = unused.get(vendor.id)!.pop() ?? (await photo(vendor))
        taken.push([vendor.id, path])
        return path
      }
      const walk = { harness, random, deal, photoOf, ...people }
      const name = random.pick([...dealActs, ...likely, ...likely])
      const answer = await acts[name](walk)
      const [failure] = answer?.errors ?? []
      if (failure) for (const [id, path] of taken) unused.get(id)!.push(path)
      if (failure?.extensions.code === 'INTERNAL_SERVER_ERROR') {
        wrong.push(`history ${history}, ${path.join(', ')}, ${name}: ${failure.message}`)
        break
      }
      if (answer && !failure) {
        done[name] = (done[name] ?? 0) + 1
        path.push(name)
      }
      if (random.below(3) === 0) wait(walk, 0, random.pick([10 * MINUTE_MS, 3 * HOUR_MS, DAY_MS]))
    }
    await workOnce(harness.app.context)
    const kept = keptIn((await people.admin.ask(DEAL, { id })).job)
    if (kept.length > 0) wrong.push(`history ${history}, ${path.join(', ')}: ${kept.join('; ')}`)
  }
  harness.clock.now = begin
  return { wrong, done }
}
