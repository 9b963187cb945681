import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import { newId } from '../platform/ids.js'
import { noteQueued } from '../platform/queue/TaskRelay.js'
import { isPushed, mailTimingOf, type NoticeData, type NoticeKindName } from '../rules/notices.js'
import type { Context } from './context.js'
import { MOST_ATTEMPTS } from './enqueue.js'

/** How long a mail waits: for others of its kind, or for the notice to be read. */
const DELAY_SECONDS = { now: 0, together: 120, if_unread: 600, never: 0 } as const

/** Parameters of QUEUE_DELIVERIES for notices of a kind. */
export const deliveryValues = (kind: NoticeKindName) => {
  const timing = mailTimingOf(kind)
  const isMailed = timing !== 'never'
  // A job may be mailed to a thousand vendors, and a password reset must not wait behind that.
  const priority = timing === 'together' ? 10 : 0
  return {
    isMailed,
    isPushed: isPushed(kind),
    delay: DELAY_SECONDS[timing],
    priority,
  }
}

/**
 * In SQL: queues the deliveries of each notice in `from`, which contains `told`. `how` is SQL, as from
 * deliveryValues.
 */
const queueDeliveries = (
  from: string,
  how: Record<'isMailed' | 'isPushed' | 'delay' | 'priority', string>,
) => `insert into queued_tasks (task, payload, key, max_attempts, run_at, priority)
  select task, json_build_object('noticeId', told.id), task || ':' || told.id, ${MOST_ATTEMPTS},
    now() + make_interval(secs => delivery.delay), ${how.priority}
  from ${from}, lateral (values
    ('noticeMail', ${how.delay}, ${how.isMailed}),
    ('noticePush', 0, ${how.isPushed} and exists (select from push_subscriptions s where s.user_id = told.user_id)),
    ('noticeText', 0, ${how.isPushed} and exists (
      select from text_consents c join notice_preferences p on p.user_id = c.user_id and p.channel = 'sms' and p.frequency = 'now'
      where c.user_id = told.user_id and c.confirmed_at is not null and c.ended_at is null)))
    delivery (task, delay, is_wanted)
  where is_wanted`

/**
 * In SQL: queues each notice's mail, its pushes if its reader has a browser for them, and its text if they
 * agreed. `told` is where the notices come from, under that name.
 */
export const queueDeliveriesFrom = (told: string): string =>
  queueDeliveries(told, {
    isMailed: ':isMailed::boolean',
    isPushed: ':isPushed::boolean',
    delay: ':delay::integer',
    priority: ':priority::smallint',
  })
export const QUEUE_DELIVERIES = queueDeliveriesFrom('told')

/** The same if each row of `told` has one of several kinds. */
export const queueDeliveriesOf = (kinds: readonly NoticeKindName[]): string => {
  const rows = kinds.map(kind => {
    const { isMailed, isPushed, delay, priority } = deliveryValues(kind)
    return `('${kind}', ${isMailed}, ${isPushed}, ${delay}, ${priority}::smallint)`
  })
  const how = `(values ${rows.join(', ')}) how (kind, is_mailed, is_pushed, delay, priority)`
  return queueDeliveries(`told join ${how} on how.kind = told.kind`, {
    isMailed: 'how.is_mailed',
    isPushed: 'how.is_pushed',
    delay: 'how.delay',
    priority: 'how.priority',
  })
}

/** In SQL: notifies users `u`. Skips a message in a thread that already has unread ones. */
const tellWhere = (users: string) => `
  with told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), :eventId::uuid, u.id, :kind::text, :jobId::uuid, :data::jsonb, :now::timestamptz
      from users u where ${users}
    on conflict do nothing
    returning id, user_id)
  ${QUEUE_DELIVERIES}`

const TELL_USERS = tellWhere(
  'u.id in (select value::uuid from json_array_elements_text(:userIds::json)) and u.closed_at is null',
)
const TELL_ADMINS = tellWhere("u.user_type = 'admin' and u.is_active and u.password is not null")

const TOLD_ADMINS = "hashtext('told admins')"

/** A separate statement, so that the next one sees what the closing account has committed. */
const lockAdminsTold = (tx: EntityManager) =>
  tx.execute(`select pg_advisory_xact_lock_shared(${TOLD_ADMINS})`)

/**
 * Keeps admins from getting notices until the transaction ends. An admin who closes their account takes this lock after
 * locking the account, so that no notice is left behind.
 */
export const lockAdminsUntold = (tx: EntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(${TOLD_ADMINS})`)

interface Told<Kind extends NoticeKindName> {
  kind: Kind
  /** Null means nobody. */
  to: readonly (string | null)[] | 'admins'
  data: NoticeData<Kind>
  jobId?: string | null
  /** A new event by default. */
  eventId?: string
}

/** Notifies users of an event in the transaction of the act that caused it, once, however often it is called. */
export async function tell<Kind extends NoticeKindName>(
  tx: EntityManager,
  { now }: Pick<Context, 'now'>,
  { kind, to, data, jobId = null, eventId = newId() }: Told<Kind>,
): Promise<void> {
  const isToAdmins = to === 'admins'
  const userIds = isToAdmins ? [] : [...new Set(to)].filter(id => id !== null)
  if (!isToAdmins && userIds.length === 0) return
  if (isToAdmins) await lockAdminsTold(tx)
  await executeNamed(tx, isToAdmins ? TELL_ADMINS : TELL_USERS, {
    kind,
    jobId,
    eventId,
    now,
    data: JSON.stringify(data),
    userIds: JSON.stringify(userIds),
    ...deliveryValues(kind),
  })
  noteQueued(tx.getTransactionContext()!)
}
