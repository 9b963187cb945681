import type { EntityManager } from '@mikro-orm/postgresql'
import type { Work } from '../../platform/queue/Task.js'
import { noteQueued } from '../../platform/queue/TaskRelay.js'
import type { AppContext } from '../context.js'
import { MOST_ATTEMPTS } from '../enqueue.js'

/** After that a mail is too old to be of use. */
const DAYS_TO_WAIT = 7
/** A limit, so that a late confirmation does not flood the user. */
const MOST_PER_USER = 50

/**
 * Locks the account, so that a mail is either recorded before the confirmation that releases it, or finds the email
 * confirmed.
 */
const HOLD = `
  with unconfirmed as (
    select id from users where lower(email) = lower($1) and email_confirmed_at is null for share),
  held as (
    insert into held_mails (user_id, task, payload, event, created_at, expires_at)
    select u.id, $2, $3, $4, $5, $6 from unconfirmed u
    where (select count(*) from held_mails h where h.user_id = u.id) < ${MOST_PER_USER}
    on conflict (event) do nothing)
  select count(*)::int as waiting from unconfirmed`

/** The suffix of a released mail's event: the id of the row in which the mail waited. */
const RELEASED = /:released:\d+$/

/** The event that a mail is about, whether or not it waited. */
export const mailedEvent = ({ event }: Pick<Work, 'event'>): string => event.replace(RELEASED, '')

/**
 * True if a mail may go to an address now. If the user hasn't confirmed it, stores the mail's task until they do, when
 * it is written with the facts of that moment or dropped.
 */
export async function mayMail(
  { database, clock }: AppContext,
  to: string,
  payload: object,
  work: Pick<Work, 'task' | 'event'>,
): Promise<boolean> {
  const now = clock()
  const { rows } = await database.pool.query({
    name: 'hold-mail',
    text: HOLD,
    values: [
      to,
      work.task,
      JSON.stringify(payload),
      mailedEvent(work),
      now,
      new Date(now.getTime() + DAYS_TO_WAIT * 86_400_000),
    ],
  })
  return rows[0].waiting === 0
}

/**
 * Each mail has its own key. The first task, whose key is the event, may still be running, and the queue would drop a
 * second one with that key.
 */
const RELEASE = `
  with released as (delete from held_mails where user_id = ? returning *)
  insert into queued_tasks (task, payload, key, max_attempts)
  select task, payload, event || ':released:' || id, ${MOST_ATTEMPTS} from released where expires_at > ? order by id`

/** Queues the mails that have waited for a user's email to be confirmed, in the transaction that confirms it. */
export async function releaseMails(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.execute(RELEASE, [userId, now])
  noteQueued(tx.getTransactionContext()!)
}
