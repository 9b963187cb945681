import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { noteQueued } from '../../platform/queue/TaskRelay.js'
import { statementGraph } from '../../rules/statementGraph.js'
import { DUE_DAYS, OVERDUE_DAYS } from '../../rules/statements.js'
import type { AppContext } from '../context.js'
import { fromStates, toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES, tell } from '../tell.js'

/** Reads every fee on no statement, while nobody waits for it. */
const TIMEOUT = '5min'

/** A separate statement, so that the next one sees what another process has made. */
const LOCK = "select pg_advisory_xact_lock(hashtext('statements'))"

/**
 * Makes the statements of the last month that is over in the marketplace's time zone, all or none. Fees of earlier months
 * that are on no statement, and credits, are billed along. Numbers count up within a month: since all are made at once, none
 * is left out.
 */
const MAKE = `
  with month as materialized (
    select m.first::date as first, (m.first + interval '1 month') at time zone m.time_zone as over_at,
      (m.first + interval '1 month')::date + ${DUE_DAYS - 1} as due_date
    from (select time_zone, date_trunc('month', :now::timestamptz at time zone time_zone) - interval '1 month' as first
      from settings) m
    where not exists (select from statements s where s.month = m.first::date)),
  unbilled as materialized (
    select a.owner_id as vendor_id, e.transfer_id, e.amount
    from month join ledger_transfers t on t.created_at < month.over_at and t.statement_id is null
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes'
    where not exists (select from statement_lines l where l.transfer_id = t.id)),
  billed as (
    select vendor_id, (row_number() over (order by vendor_id))::text as place
    from unbilled group by vendor_id having sum(amount) > 0),
  made as (
    insert into statements (id, number, vendor_id, month, due_date, created_at)
    select gen_random_uuid(), to_char(month.first, 'YYYY-MM-') || lpad(place, greatest(4, length(place)), '0'),
      vendor_id, month.first, month.due_date, :now
    from month, billed
    returning id, vendor_id, month),
  lines as (
    insert into statement_lines (transfer_id, statement_id)
    select u.transfer_id, made.id from unbilled u join made on made.vendor_id = u.vendor_id)
  select max(month)::text as month from made`

const TELL = `
  with told as (
    insert into notices (id, event_id, user_id, kind, data, created_at)
    select gen_random_uuid(), s.id, u.id, :kind, jsonb_build_object('statementId', s.id, 'vendorId', u.id,
      'month', to_char(s.month, 'YYYY-MM'), 'amount', s.total::text, 'dueDate', s.due_date), :now
    from statements s join users u on u.id = s.vendor_id and u.closed_at is null where s.month = :month::date
    returning id, user_id)
  ${QUEUE_DELIVERIES}`

/** Returns the month if it made any. */
export const makeMonth = async (tx: EntityManager, now: Date): Promise<string | null> => {
  await tx.execute(LOCK)
  const [made] = await executeNamed<{ month: string | null }>(tx, MAKE, { now })
  return made!.month
}

/** Statements per transaction, since their vendors stay locked until it ends. */
const AT_ONCE = 100

/** Locks the vendors before their statements (docs/decisions/0039-order-of-locks.md). */
const DUE = `select s.id from statements s join users u on u.id = s.vendor_id
  where s.status in ${fromStates(statementGraph, 'lapse')}
    and s.due_date + ${OVERDUE_DAYS} <= (select (:now::timestamptz at time zone time_zone)::date from settings)
  order by u.id limit ${AT_ONCE} for key share of u`

const LAPSE = `update statements s set status = ${toState(statementGraph, 'lapse')}
  where s.id in (select value::uuid from json_array_elements_text(:ids::json)) and s.status in ${fromStates(statementGraph, 'lapse')}
  returning s.id as "statementId", s.vendor_id as "vendorId", to_char(s.month, 'YYYY-MM') as month,
    (s.total - s.paid)::text as amount, s.due_date::text as "dueDate", s.status`

interface Lapsed {
  statementId: string
  vendorId: string
  month: string
  amount: string
  dueDate: string
}

/** Returns false once none is left. */
const lapse = async (tx: EntityManager, now: Date): Promise<boolean> => {
  const due = await executeNamed<{ id: string }>(tx, DUE, { now })
  const ids = JSON.stringify(due.map(({ id }) => id))
  const lapsed = due.length > 0 ? await executeNamed<Lapsed>(tx, LAPSE, { ids }) : []
  for (const { statementId, vendorId, month, amount, dueDate } of lapsed) {
    const data = { statementId, vendorId, month, amount, dueDate }
    await tell(tx, { now }, { kind: 'statement_overdue', to: [vendorId], data })
    await tell(tx, { now }, { kind: 'statement_unpaid', to: 'admins', data })
  }
  return due.length === AT_ONCE
}

/**
 * Makes the statements of a month that is over, and stops new bids of vendors whose statements are overdue. Run late, twice,
 * or by two processes, it still does each once.
 */
export const makeStatements: Task<'makeStatements'> = async (
  { database, clock, taskRelay }: AppContext,
  _,
  { signal },
) => {
  const now = clock()
  const em = database.orm.em.fork()
  await em.transactional(async tx => {
    await tx.execute(`set local statement_timeout = '${TIMEOUT}'`)
    const month = await makeMonth(tx, now)
    if (!month) return
    const kind = 'statement_issued'
    await executeNamed(tx, TELL, { now, month, kind, ...deliveryValues(kind) })
    noteQueued(tx.getTransactionContext()!)
  })
  while (await em.transactional(tx => lapse(tx, now))) signal?.throwIfAborted()
  taskRelay.wake()
}
