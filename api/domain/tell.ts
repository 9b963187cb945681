import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import { rateLimitedUntil } from '../platform/errors.js'
import { newId } from '../platform/ids.js'
import { COUNT_MORE } from '../platform/limits/throttle.js'
import { noteQueued } from '../platform/queue/TaskRelay.js'
import { noticesToOne } from '../rules/accounts/accountBounds.js'
import { keysOf } from '../rules/kinds.js'
import {
  audienceOf,
  isPushed,
  mailTimingOf,
  type NoticeData,
  type NoticeKindName,
} from '../rules/notices/notices.js'
import { peopleNotices } from '../rules/people/peopleNotices.js'
import { scaled } from './accounts/quotas.js'
import { isAtWork } from './accounts/worksFor.js'
import { Context } from './context.js'
import { MOST_ATTEMPTS } from './enqueue.js'

/** How long a mail waits: for others of its kind, or for the notice to be read. */
const DELAY_SECONDS = { now: 0, together: 120, if_unread: 600, never: 0 } as const

/** How notices of a kind are delivered. */
const deliveryValues = (kind: NoticeKindName) => {
  const timing = mailTimingOf(kind)
  const isMailed = timing !== 'never'
  // A job may be mailed to a thousand vendors, and a password reset must not wait behind that.
  const priority = timing === 'together' ? 10 : 0
  return {
    audience: audienceOf(kind),
    isMailed,
    isPushed: isPushed(kind),
    delay: DELAY_SECONDS[timing],
    priority,
  }
}

/**
 * Writes the notices of `given` and queues their deliveries: the mail, pushes if the reader has a browser for them, and a
 * text if they agreed. Skips a message in a thread that already has unread ones. Counts what the actor, if there is one,
 * sends to each other user. What is addressed to a business goes to
 * its people, as `audience` says.
 */
const TELL = `
  with given as (
    select * from json_to_recordset(:given::json) as g ("eventId" uuid, "userId" uuid, kind text, "jobId" uuid, data jsonb,
      audience text, "isMailed" boolean, "isPushed" boolean, delay integer, priority smallint)),
  heard as (
    select coalesce(p.user_id, u.id) as user_id, given.* from given
      join users u on u.id = given."userId" and u.closed_at is null
      left join business_people p on p.vendor_id = u.id and ${isAtWork('p')} and given.audience <> 'self'
    where p.user_id is null or p.role = 'owner' or p.role = 'dispatcher' and given.audience <> 'owners'
      or given.audience = 'drivers' and exists (select from visits v
        where v.job_id = given."jobId" and v.assigned_to_id = p.user_id)
    union all
    select u.id, given.* from given join users u on u.user_type = 'admin' and u.is_active and u.password is not null
    where given."userId" is null),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), "eventId", user_id, kind, "jobId", data, :now::timestamptz from heard
    on conflict do nothing
    returning id, event_id, user_id, kind),
  queued as (
    insert into queued_tasks (task, payload, key, max_attempts, run_at, priority)
    select task, json_build_object('noticeId', told.id), task || ':' || told.id, ${MOST_ATTEMPTS},
      now() + make_interval(secs => wait), heard.priority
    from told join heard on heard."eventId" = told.event_id and heard.user_id = told.user_id and heard.kind = told.kind,
      lateral (values
        ('noticeMail', heard.delay, heard."isMailed"),
        ('noticePush', 0, heard."isPushed" and exists (select from push_subscriptions s where s.user_id = told.user_id)),
        ('noticeText', 0, heard."isPushed" and exists (
          select from text_consents c join notice_preferences p on p.user_id = c.user_id and p.channel = 'sms' and p.frequency = 'now'
          where c.user_id = told.user_id and c.confirmed_at is not null and c.ended_at is null)))
        delivery (task, wait, is_wanted)
    where is_wanted),
  counted as (
    insert into throttles as t (key, count, started_at, expires_at)
    select '${noticesToOne.name}:' || :actorId || ':' || user_id || ':' || coalesce("jobId"::text, ''), count(*), :now::timestamptz,
      :now::timestamptz + interval '${noticesToOne.seconds} seconds'
    from heard where user_id <> :actorId::uuid group by user_id, "jobId" order by 1
    ${COUNT_MORE} returning count, extract(epoch from expires_at)::float8 * 1000 as until)
  select count, until from counted`

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

export interface Told<Kind extends NoticeKindName = NoticeKindName> {
  kind: Kind
  /** Null means nobody. */
  to: readonly (string | null)[] | 'admins'
  data: NoticeData<Kind>
  jobId?: string | null
  /** A new event by default. */
  eventId?: string
  /** Only in the app, because a notice of the same event is delivered to the same person. */
  isQuiet?: boolean
}

/** Messages and what owners do to people have limits of their own. */
const UNCOUNTED: ReadonlySet<NoticeKindName> = new Set(['message_received', ...keysOf(peopleNotices)])

/** The customer or vendor whose act this is. What admins and tasks send is no nuisance. */
const actorOf = async (by: Context | Pick<Context, 'now'>, told: readonly Told[]): Promise<string | null> => {
  if (!(by instanceof Context) || told.every(({ kind }) => UNCOUNTED.has(kind))) return null
  const viewer = await by.viewer()
  return viewer === null || viewer.userType === 'admin' ? null : viewer.id
}

interface Counted {
  count: number
  until: number
}

const refuseTooMany = ({ app, now }: Context, counted: Counted[]) => {
  const past = counted.filter(({ count }) => count > scaled(app.config, noticesToOne.most))
  if (past.length === 0) return
  throw rateLimitedUntil(
    Math.max(...past.map(({ until }) => until)),
    now,
    'You have made too many changes to this job today. Please send a message instead.',
  )
}

/** Rows of TELL; admins are the user null. */
const rowsFor = ({ kind, to, data, jobId = null, eventId = newId(), isQuiet = false }: Told) => {
  const userIds = to === 'admins' ? [null] : [...new Set(to)].filter(id => id !== null)
  const how = { ...deliveryValues(kind), ...(isQuiet && { isMailed: false, isPushed: false }) }
  return userIds.map(userId => ({ eventId, userId, kind, jobId, data, ...how }))
}

/**
 * Notifies users of events in the transaction of the act that caused them, once, however often it is called. An act
 * gives its whole context, a task the time.
 */
export async function tellAll(
  tx: EntityManager,
  by: Context | Pick<Context, 'now'>,
  told: readonly Told[],
): Promise<void> {
  const given = told.flatMap(rowsFor)
  if (given.length === 0) return
  if (given.some(({ userId }) => userId === null)) await lockAdminsTold(tx)
  const counted = await executeNamed<Counted>(tx, TELL, {
    given: JSON.stringify(given),
    now: by.now,
    actorId: await actorOf(by, told),
  })
  if (by instanceof Context) refuseTooMany(by, counted)
  noteQueued(tx.getTransactionContext()!)
}

export const tell = <Kind extends NoticeKindName>(
  tx: EntityManager,
  by: Context | Pick<Context, 'now'>,
  told: Told<Kind>,
): Promise<void> => tellAll(tx, by, [told as Told])
