import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { newId } from '../../platform/ids.js'
import { cents, fromCents, sumOf } from '../../rules/cents.js'
import { canMove } from '../../rules/stateGraph.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { isOverdue, lastMonth, lastReminder } from '../../rules/statements/statements.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { AppContext } from '../context.js'
import { inBatches } from '../inBatches.js'
import { fromStates, makeMove } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { lockReaders } from '../tellDue.js'
import { closeMonth } from './feeTotals.js'
import { Statement } from './Statement.js'

/** Reads every fee on no statement, while nobody waits for it. */
const TIMEOUT = '5min'

/** A separate statement, so that the next one sees what another process has made. */
const LOCK = "select pg_advisory_xact_lock(hashtext('statements'))"

const timeZoneOf = async (tx: EntityManager): Promise<string> => {
  const [settings] = await executeNamed<{ timeZone: string }>(
    tx,
    'select time_zone as "timeZone" from settings',
    {},
  )
  return settings!.timeZone
}

const MADE = 'select from statements where month = :month::date limit 1'

/** Fees and credits that are on no statement, or not all of them. */
const UNBILLED = `
  select a.owner_id as "vendorId", e.transfer_id as "transferId", (e.amount - coalesce(l.amount, 0))::text as amount
  from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes'
    left join (select transfer_id, sum(amount) as amount from statement_lines group by transfer_id) l on l.transfer_id = t.id
  where t.created_at < :overAt::timestamptz and t.statement_id is null and e.amount <> coalesce(l.amount, 0)
  order by a.owner_id`

interface Line {
  vendorId: string
  transferId: string
  amount: string
}

const STORE = `
  insert into statements (id, number, vendor_id, month, due_date, created_at)
  select id, number, "vendorId", month, "dueDate", :now::timestamptz
  from json_to_recordset(:made::json) as s (id uuid, number text, "vendorId" uuid, month date, "dueDate" date)`

const STORE_LINES = `
  insert into statement_lines (transfer_id, statement_id, amount)
  select "transferId", "statementId", amount
  from json_to_recordset(:lines::json) as l ("transferId" uuid, "statementId" uuid, amount numeric)`

interface Made {
  id: string
  number: string
  vendorId: string
  month: string
  dueDate: string
  lines: Line[]
}

/** A statement for each vendor who owes something. Numbers count up within a month: since all are made at once, none is left out. */
const statementsOf = (unbilled: Line[], month: string, dueDate: string): Made[] => {
  const byVendor = Map.groupBy(unbilled, ({ vendorId }) => vendorId)
  return [...byVendor]
    .filter(([, lines]) => cents(sumOf(lines.map(({ amount }) => amount))) > 0n)
    .map(([vendorId, lines], n) => ({
      id: newId(),
      number: `${month.slice(0, 7)}-${String(n + 1).padStart(4, '0')}`,
      vendorId,
      month,
      dueDate,
      lines,
    }))
}

/**
 * Makes the statements of the last month that is over in the marketplace's time zone, all or none. It also bills
 * fees of earlier months that are on no statement, and credits.
 */
export const makeMonth = async (tx: EntityManager, now: Date): Promise<Made[]> => {
  await tx.execute(LOCK)
  const { month, overAt, dueDate } = lastMonth(now, await timeZoneOf(tx))
  if ((await executeNamed(tx, MADE, { month })).length > 0) return []
  const made = statementsOf(await executeNamed<Line>(tx, UNBILLED, { overAt }), month, dueDate)
  const lines = made.flatMap(({ id, lines }) => lines.map(line => ({ ...line, statementId: id })))
  await executeNamed(tx, STORE, {
    made: JSON.stringify(made.map(({ lines: _, ...statement }) => statement)),
    now,
  })
  await executeNamed(tx, STORE_LINES, { lines: JSON.stringify(lines) })
  return made
}

const tellIssued = ({ id, vendorId, month, dueDate, lines }: Made): Told<'statement_issued'> => ({
  kind: 'statement_issued',
  to: [vendorId],
  eventId: id,
  data: {
    statementId: id,
    vendorId,
    month: month.slice(0, 7),
    amount: sumOf(lines.map(({ amount }) => amount)),
    dueDate,
  },
})

/** Statements per transaction, since their vendors stay locked until it ends. */
const AT_ONCE = 100

const PAST_DUE = `
  select s.id, s.vendor_id as "vendorId", s.due_date::text as "dueDate", s.reminded_days as "remindedDays" from statements s
  where s.status in ${fromStates(statementGraph, 'lapse')} and s.due_date < :today::date
    and (:after::uuid is null or s.id > :after::uuid)
  order by s.id limit ${AT_ONCE}`

type PastDue = Pick<Statement, 'id' | 'vendorId' | 'dueDate' | 'remindedDays'>

/** The reminder that is due and not sent; null if there is none. */
const reminderOf = ({ dueDate, remindedDays }: PastDue, today: string): number | null => {
  const days = lastReminder(dueDate, today)
  return days !== null && days > remindedDays ? days : null
}

const dataOf = ({ id, vendorId, month, dueDate, total, paid }: Statement) => ({
  statementId: id,
  vendorId,
  month: month.slice(0, 7),
  amount: fromCents(cents(total) - cents(paid)),
  dueDate,
})

/** Lets a locked statement lapse, or reminds of it. */
const chase = (statement: Statement, today: string): Told[] => {
  const { vendorId } = statement
  if (isOverdue(statement.dueDate, today)) {
    statement.status = makeMove(statementGraph, statement.status, 'lapse', 'system')
    const data = dataOf(statement)
    const overdue: Told<'statement_overdue'> = { kind: 'statement_overdue', to: [vendorId], data }
    const unpaid: Told<'statement_unpaid'> = { kind: 'statement_unpaid', to: 'admins', data }
    return [overdue, unpaid]
  }
  const days = reminderOf(statement, today)
  if (days === null) return []
  statement.remindedDays = days
  const reminder: Told<'statement_reminder'> = {
    kind: 'statement_reminder',
    to: [vendorId],
    data: { ...dataOf(statement), days },
  }
  return [reminder]
}

const chaseBatch = async (tx: EntityManager, after: string | null, now: Date): Promise<PastDue[]> => {
  const today = todayIn(now, await timeZoneOf(tx))
  const found = await executeNamed<PastDue>(tx, PAST_DUE, { today, after })
  const due = found.filter(each => isOverdue(each.dueDate, today) || reminderOf(each, today) !== null)
  if (due.length === 0) return found
  // Vendors before their statements (docs/decisions/0039-order-of-locks.md).
  await lockReaders(
    tx,
    due.map(({ vendorId }) => vendorId),
  )
  const statements = await tx.find(
    Statement,
    { id: { $in: due.map(({ id }) => id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const open = statements.filter(({ status }) => canMove(statementGraph, status, 'lapse'))
  const told = open.flatMap(statement => chase(statement, today))
  await tx.flush()
  await tellAll(tx, { now }, told)
  return found
}

/**
 * Makes the statements of a month that is over, reminds of those past due, and stops new bids of vendors whose statements are
 * overdue. Run late, twice, or by two processes, it still does each once.
 */
export const makeStatements: Task<'makeStatements'> = async (app: AppContext, _, { signal }) => {
  const now = app.clock()
  await app.database.orm.em.fork().transactional(async tx => {
    await tx.execute(`set local statement_timeout = '${TIMEOUT}'`)
    await tellAll(tx, { now }, (await makeMonth(tx, now)).map(tellIssued))
  })
  await inBatches(app, { size: AT_ONCE, signal }, (tx, after) => chaseBatch(tx, after, now))
  await inBatches(app, { size: 1, signal }, async tx => {
    await tx.execute(`set local statement_timeout = '${TIMEOUT}'`)
    return closeMonth(tx, now)
  })
}
