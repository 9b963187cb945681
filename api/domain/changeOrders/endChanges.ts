import { type Prepared, prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { changeOrderGraph } from '../../rules/changeOrderGraph.js'
import { PROPOSAL_ENDING_HOURS } from '../../rules/changeOrders.js'
import { chargeGraph } from '../../rules/chargeGraph.js'
import type { NoticeKindName } from '../../rules/notices.js'
import type { AppContext } from '../context.js'
import { fromStates, toState } from '../makeMove.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'
import type { ChangeOrder } from './ChangeOrder.js'

/** Rows per statement. Each statement is its own transaction, so nobody waits longer than one takes. */
const AT_ONCE = 100

const o = columnsOf<ChangeOrder>('o')
const NOW = ':now::timestamptz'
const isOpen = `${o.status} in ${fromStates(changeOrderGraph, 'expire')}`

/** Ends proposals by their time, with the charges that they propose. Their jobs are locked first, as by all acts. */
const END = prepared(`
  with due as materialized (
    select j.id from jobs j where j.id in (select o.job_id from change_orders o
      where ${isOpen} and ${o.expiresAt} <= ${NOW} limit ${AT_ONCE})
    order by j.id for update of j skip locked),
  ended as (
    update change_orders o set status = ${toState(changeOrderGraph, 'expire')}, decided_at = ${NOW} from due
    where ${o.jobId} = due.id and ${isOpen} and ${o.expiresAt} <= ${NOW} returning ${o.id}),
  voided as (
    update job_charges set status = ${toState(chargeGraph, 'lapse')} from ended
    where job_charges.change_order_id = ended.id and job_charges.status = 'proposed')
  select id from due`)

/** Notifies one side of each due proposal, once. Jobs are locked first, then the people, so that no closed account gets a notice. */
const tellDue = (kind: NoticeKindName, due: string, reader: 'proposer' | 'decider'): Prepared => {
  const [customers, vendors] = reader === 'proposer' ? ['customer', 'vendor'] : ['vendor', 'customer']
  const userId = `case ${o.proposedBy} when '${customers}' then j.customer_id when '${vendors}' then ${o.vendorId} end`
  const eventId = `md5('${kind}' || ${o.id})::uuid`
  return prepared(`
    with due as materialized (
      select x.* from jobs j join lateral (
          select ${o.id}, ${o.kind}, ${o.status}, ${o.amount}, ${o.windowStart}, ${o.windowEnd}, ${o.expiresAt}, j.id as job_id,
            j.time_zone, ${userId} as user_id, ${eventId} as event_id
          from change_orders o where ${o.jobId} = j.id and ${due}) x on true
      where j.id in (select o.job_id from change_orders o where ${due}
          and not exists (select from notices n where n.event_id = ${eventId}))
        and exists (select from users u where u.id = x.user_id and u.closed_at is null)
        and not exists (select from notices n where n.event_id = x.event_id)
      order by j.id limit ${AT_ONCE} for key share of j),
    hearers as materialized (
      select u.id from users u where u.id in (select user_id from due) and u.closed_at is null
      order by u.id for key share of u),
    told as (
      insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
      select gen_random_uuid(), due.event_id, due.user_id, '${kind}', due.job_id,
        jsonb_build_object('changeOrderId', due.id, 'changeKind', due.kind, 'status', due.status, 'amount', due.amount::text,
          'windowStart', due.window_start, 'windowEnd', due.window_end, 'expiresAt', due.expires_at, 'timeZone', due.time_zone), ${NOW}
      from due join hearers on hearers.id = due.user_id
      on conflict (event_id, user_id) do nothing
      returning id, user_id),
    queued as (${QUEUE_DELIVERIES})
    select id from due`)
}

const reminders: [NoticeKindName, Prepared][] = [
  [
    'change_ending',
    // A proposal that ends within a day is news enough.
    tellDue(
      'change_ending',
      `${isOpen} and ${o.expiresAt} > ${NOW} and ${o.expiresAt} <= ${NOW} + interval '${PROPOSAL_ENDING_HOURS} hours'
        and ${o.expiresAt} > ${o.createdAt} + interval '24 hours'`,
      'decider',
    ),
  ],
  [
    'change_expired',
    // One that ended with its job, or before an outage of a day, is no news.
    tellDue(
      'change_expired',
      `${o.status} = ${toState(changeOrderGraph, 'expire')} and ${o.decidedAt} > ${NOW} - interval '1 day' and ${o.expiresAt} <= ${o.decidedAt}`,
      'proposer',
    ),
  ],
]

/** Ends proposals by their time, and reminds the side that should answer. Run late, twice, or by two processes, each is told once. */
export async function endChanges(
  { database }: AppContext,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  const inBatches = async (statement: Prepared, values: object) => {
    let found: unknown[]
    do {
      signal?.throwIfAborted()
      found = await rowsOf(database.pool, statement, { now, ...values })
    } while (found.length === AT_ONCE)
  }
  await inBatches(END, {})
  for (const [kind, statement] of reminders) await inBatches(statement, deliveryValues(kind))
}
