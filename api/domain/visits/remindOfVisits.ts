import { type Prepared, prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { underWay } from '../../rules/jobGraph.js'
import type { NoticeKindName } from '../../rules/notices.js'
import { awaitedVisits, LATE_MINUTES, NO_SHOW_HOURS } from '../../rules/visits.js'
import type { AppContext } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'
import type { Visit } from './Visit.js'

/** Visits per statement. Each statement is its own transaction, so nobody waits longer than one takes. */
const VISITS_AT_ONCE = 100

const v = columnsOf<Visit>('v')
const j = columnsOf<JobTable>('j')

const NOW = ':now::timestamptz'
const TODAY = `(${NOW} at time zone ${j.timeZone})::date`
const DAY_OF_VISIT = `(${v.windowStart} at time zone ${j.timeZone})::date`

/** In SQL: the vendor has not arrived by this long after the window. After an outage of a week, it's no news. */
const isLateBy = (interval: string) =>
  `${v.windowEnd} <= ${NOW} - interval '${interval}' and ${v.windowEnd} > ${NOW} - interval '7 days'`

/** In SQL: it begins in this many days on the job's clock, where it is this hour or later. */
const isIn = (days: number, hour: number) =>
  `${v.status} = 'scheduled' and ${v.windowEnd} > ${NOW} and ${v.windowEnd} < ${NOW} + interval '${days + 2} days'
    and ${DAY_OF_VISIT} = ${TODAY} + ${days} and extract(hour from ${NOW} at time zone ${j.timeZone}) >= ${hour}`

const toParties = 'u.id in (x.customer_id, x.vendor_id)'
const toCustomer = 'u.id = x.customer_id'
const toAdmins = "u.user_type = 'admin' and u.is_active and u.password is not null"

interface Reminder {
  kind: NoticeKindName
  /** In SQL: facts about the visit `v` and its job `j`. */
  due: string
  /** In SQL: notifies user `u` about visit `x`. */
  to: string
}

const reminders: Reminder[] = [
  { kind: 'visit_late', due: isLateBy(`${LATE_MINUTES} minutes`), to: toParties },
  { kind: 'visit_overdue', due: isLateBy(`${NO_SHOW_HOURS} hours`), to: toAdmins },
  {
    kind: 'visit_tomorrow',
    // A visit planned today needs no reminder.
    due: `${isIn(1, 12)} and (${v.createdAt} at time zone ${j.timeZone})::date < ${TODAY}`,
    to: toParties,
  },
  {
    kind: 'rental_ending',
    due: `${v.kind} = 'pickup' and ${j.status} = 'in_progress' and ${isIn(2, 8)}`,
    to: toCustomer,
  },
]

/**
 * Sends each reminder once for a visit's window: a new window is a new event. Jobs are locked first, then the people told
 * (docs/decisions/0039-order-of-locks.md), so that no closed account gets a notice.
 */
const tellDue = ({ kind, due, to }: Reminder): Prepared => {
  const hears = `${to} and u.closed_at is null
      and not exists (select from notices n where n.event_id = x.event_id and n.user_id = u.id)`
  return prepared(`
    with due as materialized (
      select x.* from jobs j
        join lateral (
          select v.id, v.kind, v.window_start, v.window_end, v.vendor_id, ${j.id} as job_id, ${j.customerId} as customer_id,
            ${j.timeZone} as time_zone,
            md5('${kind}' || v.id || extract(epoch from v.window_start) || extract(epoch from v.window_end))::uuid as event_id
          from visits v where v.job_id = ${j.id} and v.vendor_id = ${j.vendorId}
            and ${v.status} in ${inStates(awaitedVisits)} and ${due}) x on true
      where ${j.status} in ${inStates(underWay)} and exists (select from users u where ${hears})
      order by ${j.id} limit ${VISITS_AT_ONCE} for key share of j),
    hearers as materialized (
      select u.id, x.id as visit_id from due x join users u on ${hears}
      order by u.id for key share of u),
    told as (
      insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
      select gen_random_uuid(), due.event_id, hearers.id, '${kind}', due.job_id,
        jsonb_build_object('visitId', due.id, 'visitKind', due.kind, 'windowStart', due.window_start,
          'windowEnd', due.window_end, 'timeZone', due.time_zone), ${NOW}
      from hearers join due on due.id = hearers.visit_id
      on conflict (event_id, user_id) do nothing
      returning id, user_id),
    queued as (${QUEUE_DELIVERIES})
    select id from due`)
}

const statements = reminders.map(reminder => ({ kind: reminder.kind, statement: tellDue(reminder) }))

/**
 * Sends reminders of tomorrow's visits and of the end of a rental, and reports late vendors. Run late, twice, or by
 * two processes, it still sends each once.
 */
export const remindOfVisits: Task<'remindOfVisits'> = async (
  { database, clock, taskRelay }: AppContext,
  _,
  { signal },
) => {
  const now = clock()
  for (const { kind, statement } of statements) {
    let found: unknown[]
    do {
      signal?.throwIfAborted()
      found = await rowsOf(database.pool, statement, { now, ...deliveryValues(kind) })
    } while (found.length === VISITS_AT_ONCE)
  }
  taskRelay.wake()
}
