import type { Pool } from 'pg'
import type { JobTable } from '../domain/jobs/jobPolicy.js'
import { amountDue } from '../domain/payments/paymentRows.js'
import { columnsOf } from '../platform/rows/columns.js'
import { serviceFee } from '../rules/money.js'

/** Deterministic numbers from 0 to 1 (Mulberry32), so that a failure can be repeated. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

interface Line {
  id: string
  /** In cents. */
  amount: number
  isVoid: boolean
  isWaived: boolean
}

interface History {
  id: string
  percent: string
  isCompleted: boolean
  lines: Line[]
  /** In cents, what the customer confirmed. */
  paid: number
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const sumOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const owedLines = ({ lines }: History) => lines.filter(({ isVoid }) => !isVoid)
const feeDue = (history: History) => {
  const billed = owedLines(history).filter(({ isWaived }) => !isWaived)
  const total = history.isCompleted ? Math.max(0, sumOf(billed)) : 0
  return serviceFee(dollars(total), Number(history.percent))
}

interface Wanted {
  customerId: string
  vendorId: string
  seed: number
  count: number
  /** Bills and pays between the acts; `below` is a random whole number below another. */
  afterRound?: (below: (most: number) => number) => Promise<void>
}

/**
 * Writes `count` jobs under way, takes each through five random acts (complete, book, void, waive, pay), and answers
 * with the first whose price is not the sum of its lines, whose booked fee is not serviceFee of what is billed, or whose
 * amount due is not the price less the confirmed payments.
 */
export const wrongHistories = async (
  pool: Pool,
  { customerId, vendorId, seed, count, afterRound }: Wanted,
) => {
  const sql = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const newLine = (amount: number): Line => ({
    id: crypto.randomUUID(),
    amount,
    isVoid: false,
    isWaived: false,
  })
  const histories: History[] = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    percent: dollars(below(3_000)),
    isCompleted: false,
    lines: [newLine(1 + below(30_000))],
    paid: 0,
  }))
  await sql(
    `insert into jobs (id, customer_id, vendor_id, type, title, address, zip_code, first_name, last_name, phone,
      pickup_date_time, scheduled_date, description, customer_budget, status, final_price)
     select h.id, $1, $2, 'junk_pickup', 'A', 'B', '78701', 'A', 'B', '5125550147', now(), now(), 'x', 100, 'in_progress', h.price
     from unnest($3::uuid[], $4::numeric[]) h(id, price)`,
    [
      customerId,
      vendorId,
      histories.map(({ id }) => id),
      histories.map(({ lines }) => dollars(lines[0]!.amount)),
    ],
  )
  await sql(
    `update jobs j set service_fee_percent = h.percent from unnest($1::uuid[], $2::numeric[]) h(id, percent) where j.id = h.id`,
    [histories.map(({ id }) => id), histories.map(({ percent }) => percent)],
  )
  const bases = await sql('select id, job_id as "jobId" from job_charges where job_id = any($1)', [
    histories.map(({ id }) => id),
  ])
  const baseOfJob = new Map(bases.map(({ id, jobId }) => [jobId, id]))
  for (const { id, lines } of histories) lines[0]!.id = baseOfJob.get(id)

  const complete = (completed: History[]) =>
    sql("update jobs set status = 'completed', completed_date = now() where id = any($1)", [
      completed.map(({ id }) => id),
    ])
  const book = (booked: [History, Line][]) =>
    sql(
      `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
       select l.id, l.job_id, $1, case when l.amount < 0 then 'discount' else 'extra' end, 'Line', l.amount, l.amount
       from unnest($2::uuid[], $3::uuid[], $4::numeric[]) l(id, job_id, amount)`,
      [
        vendorId,
        booked.map(([, { id }]) => id),
        booked.map(([{ id }]) => id),
        booked.map(([, line]) => dollars(line.amount)),
      ],
    )
  const voidLines = (lines: Line[]) =>
    sql("update job_charges set status = 'void' where id = any($1)", [lines.map(({ id }) => id)])
  const waive = (lines: Line[]) =>
    sql(
      `select book_fee(c, fee_percent(j), billed_total(j.id), 'fee_waived', now(), 'Seed')
       from job_charges c join jobs j on j.id = c.job_id where c.id = any($1)`,
      [lines.map(({ id }) => id)],
    )

  /** Half of the customers deny it. */
  const pay = (paid: [History, number, boolean][]) =>
    sql(
      `insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at, deny_reason)
       select gen_random_uuid(), p.job_id, $1, p.amount, 'check', case when p.is_paid then 'confirmed' else 'denied' end, now(),
         case when p.is_paid then null else 'No' end
       from unnest($2::uuid[], $3::numeric[], $4::boolean[]) p(job_id, amount, is_paid)`,
      [
        vendorId,
        paid.map(([{ id }]) => id),
        paid.map(([, due]) => dollars(due)),
        paid.map(([, , isPaid]) => isPaid),
      ],
    )

  for (let round = 0; round < 5; round++) {
    // Plans made for the empty tables would read them whole.
    await sql('analyze jobs, job_charges, ledger_transfers, ledger_entries, job_payments', [])
    const acts = {
      completed: [] as History[],
      booked: [] as [History, Line][],
      voided: [] as Line[],
      waived: [] as Line[],
      paid: [] as [History, number, boolean][],
    }
    for (const history of histories) {
      const owed = owedLines(history)
      const line = owed[below(owed.length)]
      const total = sumOf(owed)
      const act = below(5)
      const due = total - history.paid
      if (act === 0 && !history.isCompleted) {
        history.isCompleted = true
        acts.completed.push(history)
      } else if (act === 1 && line && total >= line.amount) {
        line.isVoid = true
        acts.voided.push(line)
      } else if (act === 2 && history.isCompleted && line && !line.isWaived) {
        line.isWaived = true
        acts.waived.push(line)
      } else if (act === 3 && due > 0) {
        const isPaid = below(2) === 0
        if (isPaid) history.paid += due
        acts.paid.push([history, due, isPaid])
      } else {
        const discount = total > 1 && below(3) === 0
        const added = newLine(discount ? -(1 + below(total)) : 1 + below(10_000))
        history.lines.push(added)
        acts.booked.push([history, added])
      }
    }
    await complete(acts.completed)
    await book(acts.booked)
    await voidLines(acts.voided)
    await waive(acts.waived)
    await pay(acts.paid)
    await afterRound?.(below)
  }

  const found = await sql(
    `select j.id, j.final_price as price, ${amountDue(columnsOf<JobTable>('j'))} as due, coalesce(sum(e.amount), 0)::numeric(12, 2) as fee
     from jobs j left join ledger_transfers t on t.job_id = j.id
       left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes') on e.transfer_id = t.id
     where j.id = any($1) group by j.id`,
    [histories.map(({ id }) => id)],
  )
  const foundOf = new Map(found.map(({ id, price, due, fee }) => [id, { price, due, fee }]))
  return histories
    .map(history => ({
      percent: history.percent,
      lines: history.lines,
      expected: {
        price: dollars(sumOf(owedLines(history))),
        due: dollars(sumOf(owedLines(history)) - history.paid),
        fee: feeDue(history),
      },
      found: foundOf.get(history.id),
    }))
    .filter(
      ({ expected, found }) =>
        expected.price !== found?.price || expected.due !== found?.due || expected.fee !== found?.fee,
    )
    .slice(0, 2)
}
