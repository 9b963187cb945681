import { cents } from '../rules/cents.js'
import { serviceFee } from '../rules/money.js'
import type { Harness } from './harness.js'
import { paidByCard } from './paidByCard.js'

/** Deterministic numbers from 0 to 1 (Mulberry32), so that a failure can be repeated. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

interface Line {
  id: string
  vendorId: string
  /** In cents. */
  amount: number
  isVoid: boolean
  isWaived: boolean
}

interface History {
  id: string
  percent: string
  isCompleted: boolean
  /** Who has it now. */
  vendorId: string
  lines: Line[]
  /** In cents, what the customer paid each vendor, less what came back. */
  paid: Record<string, number>
  /** In cents, the part of it that was paid by card, and the fees collected with it. */
  byCard: Record<string, { paid: number; collected: number }>
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const sumOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const owedLines = ({ lines, vendorId: current }: History, vendorId = current) =>
  lines.filter(line => !line.isVoid && line.vendorId === vendorId)
const dueTo = (history: History, vendorId: string) =>
  sumOf(owedLines(history, vendorId)) - (history.paid[vendorId] ?? 0)
const feeDue = (history: History) => {
  const billed = owedLines(history).filter(({ isWaived }) => !isWaived)
  const total = history.isCompleted ? Math.max(0, sumOf(billed)) : 0
  return serviceFee(dollars(total), Number(history.percent))
}
/** Vendors of whom more was collected than the fee on what they were paid by card. */
const overcharged = ({ percent, byCard }: History) =>
  Object.keys(byCard).filter(
    id => byCard[id]!.collected > Number(cents(serviceFee(dollars(byCard[id]!.paid), Number(percent))!)),
  )

interface Wanted {
  customerId: string
  vendorId: string
  /** Takes the jobs that the first gives back, who takes those that this one gives back. */
  nextVendorId: string
  seed: number
  count: number
  /** Bills and pays between the acts; `below` is a random whole number below another. */
  afterRound?: (below: (most: number) => number) => Promise<void>
}

/**
 * Writes `count` jobs under way, takes each through seven random acts (complete, book, void, waive, give back to another
 * vendor, pay a part or all directly or by card, pay back a part or all), and answers with the first whose price is not the sum of
 * its lines, whose booked fee is not serviceFee of what is billed, whose collected fees are more than that of the card payments, or whose
 * balance with a vendor is not their lines less their confirmed payments.
 */
export const wrongHistories = async (
  harness: Pick<Harness, 'app' | 'clock' | 'database'>,
  { customerId, vendorId, nextVendorId, seed, count, afterRound }: Wanted,
) => {
  const sql = async (text: string, values: unknown[]) =>
    (await harness.database.pool.query(text, values)).rows
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const newLine = (amount: number, of = vendorId): Line => ({
    id: crypto.randomUUID(),
    vendorId: of,
    amount,
    isVoid: false,
    isWaived: false,
  })
  const histories: History[] = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    percent: dollars(below(3_000)),
    isCompleted: false,
    vendorId,
    lines: [newLine(1 + below(30_000))],
    paid: {},
    byCard: {},
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
  /** The database writes the base lines of vendors who get a job. */
  const readBases = async (taken: History[]) => {
    const ids = taken.map(({ id }) => id)
    await sql(
      `update jobs j set service_fee_percent = h.percent from unnest($1::uuid[], $2::numeric[]) h(id, percent) where j.id = h.id`,
      [ids, taken.map(({ percent }) => percent)],
    )
    const bases = await sql(
      `select id, job_id as "jobId" from job_charges where job_id = any($1) and kind = 'base' and status <> 'void'`,
      [ids],
    )
    const baseOfJob = new Map(bases.map(({ id, jobId }) => [jobId, id]))
    for (const { id, lines } of taken) lines.at(-1)!.id = baseOfJob.get(id)
  }
  await readBases(histories)

  const complete = (completed: History[]) =>
    sql("update jobs set status = 'completed', completed_date = now() where id = any($1)", [
      completed.map(({ id }) => id),
    ])
  const book = (booked: [History, Line][]) =>
    sql(
      `insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount)
       select l.id, l.job_id, l.vendor_id, case when l.amount < 0 then 'discount' else 'extra' end, 'Line', l.amount, l.amount
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::numeric[]) l(vendor_id, id, job_id, amount)`,
      [
        booked.map(([, line]) => line.vendorId),
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

  /** Negative if the vendor pays it back. The customers deny half. */
  interface Paying {
    jobId: string
    vendorId: string
    amount: number
    isConfirmed: boolean
  }
  const pay = (paid: Paying[]) =>
    sql(
      `insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at, deny_reason)
       select gen_random_uuid(), p.job_id, p.vendor_id, p.amount, 'check', case when p.is_paid then 'confirmed' else 'denied' end, now(),
         case when p.is_paid then null else 'No' end
       from unnest($1::uuid[], $2::uuid[], $3::numeric[], $4::boolean[]) p(job_id, vendor_id, amount, is_paid)`,
      [
        paid.map(({ jobId }) => jobId),
        paid.map(({ vendorId }) => vendorId),
        paid.map(({ amount }) => dollars(amount)),
        paid.map(({ isConfirmed }) => isConfirmed),
      ],
    )

  const payByCard = async (paid: [History, Omit<Paying, 'isConfirmed'>][]) => {
    for (const [{ byCard }, { jobId, vendorId, amount }] of paid) {
      const { fee } = await paidByCard(harness, { jobId, vendorId, amount: dollars(amount) })
      const before = byCard[vendorId] ?? { paid: 0, collected: 0 }
      byCard[vendorId] = { paid: before.paid + amount, collected: before.collected + Number(cents(fee)) }
    }
  }

  /** Each is open for bids for a moment. */
  const changeHands = async (left: History[]) => {
    const ids = left.map(({ id }) => id)
    await sql("update jobs set status = 'pending', vendor_id = null, final_price = null where id = any($1)", [
      ids,
    ])
    await sql(
      `update jobs j set status = 'in_progress', vendor_id = h.vendor_id, final_price = h.price
       from unnest($1::uuid[], $2::uuid[], $3::numeric[]) h(id, vendor_id, price) where j.id = h.id`,
      [ids, left.map(({ vendorId }) => vendorId), left.map(({ lines }) => dollars(lines.at(-1)!.amount))],
    )
    await readBases(left)
  }

  for (let round = 0; round < 7; round++) {
    // Plans made for the empty tables would read them whole.
    await sql('analyze jobs, job_charges, ledger_transfers, ledger_entries, job_payments, job_balances', [])
    const acts = {
      completed: [] as History[],
      booked: [] as [History, Line][],
      voided: [] as Line[],
      waived: [] as Line[],
      left: [] as History[],
      paid: [] as Paying[],
      byCard: [] as [History, Paying][],
    }
    for (const history of histories) {
      const owed = owedLines(history)
      const line = owed[below(owed.length)]
      const total = sumOf(owed)
      const act = below(7)
      const payee = below(2) === 0 ? vendorId : nextVendorId
      const due = dueTo(history, payee)
      if (act === 0 && !history.isCompleted) {
        history.isCompleted = true
        acts.completed.push(history)
      } else if (act === 1 && line && total >= line.amount) {
        line.isVoid = true
        acts.voided.push(line)
      } else if (act === 2 && history.isCompleted && line && !line.isWaived) {
        line.isWaived = true
        acts.waived.push(line)
      } else if (act === 3 && !history.isCompleted) {
        for (const each of owed) each.isVoid = true
        history.vendorId = history.vendorId === vendorId ? nextVendorId : vendorId
        history.lines.push(newLine(1 + below(30_000), history.vendorId))
        acts.left.push(history)
      } else if (act >= 4 && due !== 0) {
        const most = Math.abs(due)
        const amount = Math.sign(due) * (below(2) === 0 ? most : 1 + below(most))
        const isConfirmed = below(2) === 0
        if (isConfirmed) history.paid[payee] = (history.paid[payee] ?? 0) + amount
        const payment = { jobId: history.id, vendorId: payee, amount, isConfirmed }
        if (isConfirmed && amount > 0 && below(2) === 0) acts.byCard.push([history, payment])
        else acts.paid.push(payment)
      } else {
        const discount = total > 1 && below(3) === 0
        const added = newLine(discount ? -(1 + below(total)) : 1 + below(10_000), history.vendorId)
        history.lines.push(added)
        acts.booked.push([history, added])
      }
    }
    await complete(acts.completed)
    await book(acts.booked)
    await voidLines(acts.voided)
    await waive(acts.waived)
    await changeHands(acts.left)
    await pay(acts.paid)
    await payByCard(acts.byCard)
    await afterRound?.(below)
  }

  const found = await sql(
    `select j.id, j.final_price as price, coalesce(sum(e.amount), 0)::numeric(12, 2) as fee,
       (select coalesce(sum(b.amount), 0) from job_balances b where b.job_id = j.id and b.vendor_id = $2) as due,
       (select coalesce(sum(b.amount), 0) from job_balances b where b.job_id = j.id and b.vendor_id = $3) as "nextDue"
     from jobs j left join ledger_transfers t on t.job_id = j.id and t.kind <> 'fee_collected'
       left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes') on e.transfer_id = t.id
     where j.id = any($1) group by j.id`,
    [histories.map(({ id }) => id), vendorId, nextVendorId],
  )
  const foundOf = new Map(found.map(({ id, ...rest }) => [id, rest]))
  const inCents = (amount: string | undefined) => Math.round(Number(amount) * 100)
  return histories
    .map(history => ({
      percent: history.percent,
      lines: history.lines,
      paid: history.paid,
      byCard: history.byCard,
      overcharged: overcharged(history),
      expected: {
        price: dollars(sumOf(owedLines(history))),
        due: dueTo(history, vendorId),
        nextDue: dueTo(history, nextVendorId),
        fee: feeDue(history),
      },
      found: foundOf.get(history.id),
    }))
    .filter(
      ({ expected, found, overcharged }) =>
        overcharged.length > 0 ||
        expected.price !== found?.price ||
        expected.due !== inCents(found?.due) ||
        expected.nextDue !== inCents(found?.nextDue) ||
        expected.fee !== found?.fee,
    )
    .slice(0, 2)
}
