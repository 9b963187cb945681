import { takeEvent } from '../domain/cards/takeEvent.js'
import type { AppContext } from '../domain/context.js'
import { tasks as allTasks } from '../domain/nouns.js'
import type { Task } from '../platform/queue/Task.js'
import { cents } from '../rules/cents.js'
import { serviceFee } from '../rules/money.js'
import { openPage } from './cards.js'
import type { Harness } from './harness.js'
import type { Random } from './random.js'
import { taskWork } from './taskWork.js'
import type { TestUser } from './users.js'

/** A job that its customer may pay by card. */
interface History {
  id: string
  vendor: TestUser
  sessions: string[]
  wasUndone: boolean
  path: string[]
}

export interface CardPeople {
  customer: TestUser
  vendors: readonly [TestUser, TestUser]
}

interface Walk extends CardPeople {
  harness: Harness
  random: Random
  history: History
  sql: (text: string, values: unknown[]) => Promise<Record<string, string>[]>
}
type Act = (walk: Walk) => Promise<unknown>

const PERCENT = 7.5
const LINES = `select id, kind, amount, status from job_charges where job_id = $1 and vendor_id = $2 and status in ('booked', 'contested')`

const linesOf = ({ sql, history }: Walk) => sql(LINES, [history.id, history.vendor.id])
const payable = async ({ sql, history }: Walk): Promise<string | null> => {
  const [row] = await sql(
    `select (coalesce((select amount from job_balances where job_id = $1 and vendor_id = $2), 0) - coalesce((select sum(amount) from job_charges
       where job_id = $1 and vendor_id = $2 and status = 'contested'), 0))::numeric(10, 2)::text as amount
     from jobs j where j.id = $1 and j.vendor_id = $2`,
    [history.id, history.vendor.id],
  )
  return row && cents(row.amount!) >= 50n ? row.amount! : null
}

/** Tells Stripe's latest events of the history: none, once, or twice. */
const tell = async ({ harness, random }: Walk, since: number) => {
  const told = harness.stripe.events.slice(since)
  for (const { id, type, account, data } of random.pick([[], told, [...told, ...told.toReversed()]])) {
    const { id: object, metadata } = data.object as { id: string; metadata?: { payment?: string } }
    await takeEvent(harness.app.context, {
      id,
      type,
      account,
      object: { id: object, payment: metadata?.payment },
    })
  }
}
const atStripe =
  (act: (walk: Walk, session: string) => unknown): Act =>
  async walk => {
    const { history, harness, random } = walk
    if (history.sessions.length === 0) return
    const since = harness.stripe.events.length
    act(walk, random.pick(history.sessions))
    await tell(walk, since)
  }

const acts = {
  asks: async walk => {
    const { history, customer, random } = walk
    const amount = await payable(walk)
    if (!amount) return
    // Sometimes with what was due before.
    const seen = random.below(10) === 0 ? '12.34' : amount
    const session = await openPage(customer, history.id, seen).catch(() => null)
    if (session && !history.sessions.includes(session)) history.sessions.push(session)
  },
  pays: atStripe(({ harness, random }, session) =>
    harness.stripe.pay(session, random.below(8) === 0 ? 'declined' : 'good'),
  ),
  leaves: async ({ customer, history }) =>
    customer.fetch(`/api/stripe/left?order=${history.id}`, { redirect: 'manual' }),
  adds: async ({ sql, history, random }) =>
    sql(
      `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount) values (gen_random_uuid(), $1, $2, 'extra', 'Line', $3, $3)`,
      [history.id, history.vendor.id, random.amount(80)],
    ),
  voids: async walk => {
    const line = walk.random.pick([...(await linesOf(walk)), undefined])
    if (!line || line.kind === 'base') return
    walk.history.wasUndone = true
    await walk.sql("update job_charges set status = 'void' where id = $1", [line.id])
  },
  contests: async walk => {
    const line = (await linesOf(walk)).find(({ kind, status }) => kind !== 'base' && status === 'booked')
    if (line)
      await walk.sql(
        "update job_charges set status = 'contested', contest_reason = 'No', contested_at = now() where id = $1",
        [line.id],
      )
  },
  upholds: async walk => {
    const line = (await linesOf(walk)).find(({ status }) => status === 'contested')
    if (line) await walk.sql("update job_charges set status = 'booked' where id = $1", [line.id])
  },
  completes: async ({ sql, history }) =>
    sql(
      "update jobs set status = 'completed', completed_date = now() where id = $1 and status = 'in_progress'",
      [history.id],
    ),
  changesHands: async ({ sql, history, vendors, random }) => {
    const [open] = await sql(
      "update jobs set status = 'pending', vendor_id = null, final_price = null where id = $1 and status = 'in_progress' returning id",
      [history.id],
    )
    if (!open) return
    history.vendor = history.vendor === vendors[0] ? vendors[1] : vendors[0]
    history.wasUndone = true
    await sql(
      "update jobs set status = 'in_progress', vendor_id = $2, final_price = $3, service_fee_percent = $4 where id = $1",
      [history.id, history.vendor.id, random.amount(300), PERCENT],
    )
  },
  paysDirectly: async walk => {
    const amount = await payable(walk)
    if (!amount) return
    walk.history.wasUndone = true
    await walk.sql(
      `insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at)
       select gen_random_uuid(), $1, $2, least($3::numeric, $4::numeric), 'check', 'confirmed', now()`,
      [walk.history.id, walk.history.vendor.id, amount, walk.random.amount(60)],
    )
  },
  refundsAtStripe: atStripe((walk, session) => {
    const { harness, history, random } = walk
    if (harness.stripe.sessions.get(session)!.status !== 'complete') return
    history.wasUndone = true
    try {
      harness.stripe.refundInDashboard(session, 1 + random.below(3000))
    } catch {
      // Stripe refuses more than there is.
    }
  }),
  disputes: atStripe(({ harness, history }, session) => {
    if (harness.stripe.sessions.get(session)!.status !== 'complete') return
    if (
      [...harness.stripe.disputes.values()].some(
        ({ charge }) => charge === harness.stripe.chargeOf(session).id,
      )
    )
      return
    history.wasUndone = true
    harness.stripe.dispute(session)
  }),
  disputesEnd: atStripe(({ harness, random }, session) => {
    if (harness.stripe.sessions.get(session)!.status !== 'complete') return
    const { id } = harness.stripe.chargeOf(session)
    const dispute = [...harness.stripe.disputes.values()].find(
      ({ charge, status }) => charge === id && status === 'needs_response',
    )
    if (dispute) harness.stripe.closeDispute(dispute.id, random.pick(['won', 'lost']))
  }),
  meetsTrouble: async ({ harness, random }) =>
    harness.stripe.trouble({ isAfter: random.below(2) === 0, with: random.pick([500, 'break'] as const) }),
} satisfies Record<string, Act>

const names = Object.keys(acts) as (keyof typeof acts)[]
const likely: (keyof typeof acts)[] = [
  'asks',
  'asks',
  'asks',
  'pays',
  'pays',
  'pays',
  'adds',
  'voids',
  'completes',
]

interface QueuedTask {
  task: string
  payload: object
}

const FOLLOWED = ['settleCards', 'readCardPayment', 'readStripeObject', 'readCardAccount']

/** Runs what is queued, some of it twice at once, as two processes may. What fails is queued again. */
const runQueue = async ({ app, database }: Harness, random: Random, atMost = 60) => {
  const failures = new Map<string, string>()
  for (let round = 0; round < atMost; round++) {
    const { rows } = await database.pool.query<QueuedTask>(
      'delete from queued_tasks returning task, payload, key',
    )
    const wanted = rows.filter(({ task }) => FOLLOWED.includes(task))
    if (wanted.length === 0) return
    const waiting = wanted.flatMap(each => (random.below(10) === 0 ? [each, each] : [each]))
    const runOne = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { task, payload } = next
        const run = allTasks[task] as unknown as Task<AppContext, object>
        await run(app.context, payload, taskWork(task)).catch((error: Error) => {
          failures.set(`${task} ${JSON.stringify(payload)}`, String(error.message))
          return database.pool.query(
            `insert into queued_tasks (task, payload, key, max_attempts) values ($1, $2, gen_random_uuid(), 12)`,
            [task, payload],
          )
        })
      }
    }
    await Promise.all([runOne(), runOne(), runOne(), runOne()])
  }
  throw new Error(`The tasks of card payments never come to rest: ${[...failures].slice(-3).join('; ')}`)
}

const makeJobs = async (
  { database: { pool } }: Harness,
  { customer, vendors }: CardPeople,
  random: Random,
  count: number,
) => {
  const histories = Array.from(
    { length: count },
    (): History => ({
      id: crypto.randomUUID(),
      vendor: vendors[0],
      sessions: [],
      wasUndone: false,
      path: [],
    }),
  )
  await pool.query(
    `insert into jobs (id, customer_id, vendor_id, type, title, address, zip_code, first_name, last_name, phone,
      pickup_date_time, scheduled_date, description, customer_budget, status, final_price, service_fee_percent)
     select h.id, $1, $2, 'junk_pickup', 'A', 'B', '78701', 'A', 'B', '5125550147', now(), now(), 'x', 100, 'in_progress', h.price, ${PERCENT}
     from unnest($3::uuid[], $4::numeric[]) h(id, price)`,
    [customer.id, vendors[0].id, histories.map(({ id }) => id), histories.map(() => random.amount(300))],
  )
  return histories
}

const PAYMENTS = `select id, vendor_id as "vendorId", amount, status, provider, processor_id as "processorId", refund_of as "refundOf",
  fee, dispute_status as "disputeStatus" from job_payments where job_id = $1`

/** What differs between what is owed, what was paid, and what Stripe has; nothing if all is right. */
const differencesIn = async (walk: Walk): Promise<string[]> => {
  const { sql, history, harness, vendors } = walk
  const found: string[] = []
  const payments = await sql(PAYMENTS, [history.id])
  const balances = await sql(
    'select vendor_id as "vendorId", amount, promised from job_balances where job_id = $1',
    [history.id],
  )
  const byCard = payments.filter(({ provider, status }) => provider === 'stripe' && status === 'confirmed')
  const sum = (rows: Record<string, string>[], field: string) =>
    rows.reduce((all, row) => all + cents(row[field]!), 0n)
  const charges = [...harness.stripe.charges.values()].filter(({ metadata }) =>
    payments.some(({ id }) => id === metadata.payment),
  )
  const lost = [...harness.stripe.disputes.values()].filter(
    ({ charge, status }) => status === 'lost' && charges.some(({ id }) => id === charge),
  )
  const kept = charges.reduce(
    (all, { amount, amount_refunded }) => all + BigInt(amount - amount_refunded),
    0n,
  )
  const taken = lost.reduce((all, { amount }) => all + BigInt(amount), 0n)
  if (sum(byCard, 'amount') !== kept - taken)
    found.push(`Stripe has ${kept - taken}, we ${sum(byCard, 'amount')}`)
  if (payments.some(({ status }) => status === 'started')) found.push('a payment is still under way')
  const collected = harness.stripe.fees
    .filter(({ charge }) => charges.some(({ id }) => id === charge))
    .reduce((all, { amount }) => all + BigInt(amount), 0n)
  const [booked] = await sql(
    `select coalesce(sum(e.amount), 0)::numeric(10, 2)::text as fee from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'processor' where t.job_id = $1`,
    [history.id],
  )
  if (cents(booked!.fee!) !== collected) found.push(`Stripe collected ${collected}, we booked ${booked!.fee}`)
  for (const { id: vendorId } of vendors) {
    const balance = balances.find(each => each.vendorId === vendorId)
    if (!balance) continue
    const due = cents(balance.amount!)
    const own = payments.filter(each => each.vendorId === vendorId)
    const refundable = own.filter(
      ({ id, provider, status, refundOf, disputeStatus }) =>
        provider === 'stripe' &&
        status === 'confirmed' &&
        !refundOf &&
        !['open', 'lost'].includes(disputeStatus ?? '') &&
        !own.some(each => each.refundOf === id && each.status === 'failed') &&
        sum(
          own.filter(each => (each.refundOf === id || each.id === id) && each.status === 'confirmed'),
          'amount',
        ) > 0n,
    )
    // What no refund can give back is a failure with a name, or was paid directly.
    if (due < 0n && refundable.length > 0) found.push(`${-due} too much was paid and not given back`)
    if (due > 0n && vendorId === history.vendor.id && (await payable(walk)))
      found.push(`${due} is due after paying`)
  }
  const lines = await linesOf(walk)
  const [job] = await sql('select status from jobs where id = $1', [history.id])
  if (job!.status === 'completed' && !history.wasUndone && lines.every(({ status }) => status === 'booked')) {
    const total = lines.reduce((all, { amount }) => all + Number(amount), 0).toFixed(2)
    const paid = sum(byCard, 'amount') === cents(total)
    if (paid && collected !== cents(serviceFee(total, PERCENT)!))
      found.push(`collected ${collected} of ${serviceFee(total, PERCENT)} on ${total}`)
  }
  return found
}

interface Wanted extends CardPeople {
  random: Random
  count: number
  rounds: number
}

/**
 * Takes jobs through random acts while calls to Stripe break before or after their work, events are lost or repeated, and two processes
 * run the same tasks. In the end everything that is open is read once and what can be paid is paid. Answers with the first jobs
 * where what is owed, paid, kept by Stripe, or collected differs, and with how often each act was tried.
 */
export const walkCards = async (harness: Harness, { random, count, rounds, ...people }: Wanted) => {
  const { pool } = harness.database
  const sql = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  await pool.query(`update settings set service_fee_percent = ${PERCENT}`)
  const histories = await makeJobs(harness, people, random, count)
  const walkOf = (history: History): Walk => ({ harness, random, history, sql, ...people })
  for (let round = 0; round < rounds; round++) {
    for (const history of histories) {
      const name = random.pick([...names, ...likely])
      history.path.push(name)
      await acts[name](walkOf(history))
    }
    if (random.below(3) > 0) await runQueue(harness, random)
    harness.stripe.holdRefunds(random.below(3) === 0)
    if (random.below(4) === 0)
      harness.clock.now = new Date(harness.clock.now.getTime() + random.below(40) * 60_000)
  }
  harness.stripe.clearTroubles()
  harness.stripe.holdRefunds(false)
  for (const refund of [...harness.stripe.refunds.values()])
    if (refund.status === 'pending')
      harness.stripe.finishRefund(refund.id, random.below(4) === 0 ? 'failed' : 'succeeded')
  const retold = harness.stripe.events.filter(
    ({ type }) => type.startsWith('charge.dispute') || type.startsWith('refund.'),
  )
  await pool.query('delete from stripe_events')
  for (const { id, type, account, data } of retold)
    await takeEvent(harness.app.context, {
      id,
      type,
      account,
      object: { id: (data.object as { id: string }).id },
    })
  const readAll = async () => {
    await pool.query(
      `insert into queued_tasks (task, payload, key, max_attempts) select 'readCardPayment', json_build_object('paymentId', id), gen_random_uuid(), 12
       from job_payments where status = 'started' and job_id = any($1)`,
      [histories.map(({ id }) => id)],
    )
    await runQueue(harness, random)
  }
  harness.clock.now = new Date(harness.clock.now.getTime() + 2 * 60_000)
  await readAll()
  for (const history of histories) {
    const amount = await payable(walkOf(history))
    const session = amount && (await openPage(people.customer, history.id, amount).catch(() => null))
    if (session) harness.stripe.pay(session)
  }
  await readAll()
  const wrong: string[] = []
  for (const history of histories) {
    const found = await differencesIn(walkOf(history))
    if (found.length > 0 && wrong.length < 5)
      wrong.push(`${history.path.join(', ')}: ${found.join('; ')} (${history.id})`)
  }
  harness.stripe.events.length = 0
  return wrong
}
