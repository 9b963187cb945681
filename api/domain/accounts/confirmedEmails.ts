import type { EntityManager } from '@mikro-orm/postgresql'
import { COUNT_MORE } from '../../platform/limits/throttle.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { EmailConfirmation } from './EmailConfirmation.js'
import { releaseMails } from './heldMails.js'
import { scaled } from './quotas.js'
import type { User } from './User.js'

/**
 * Limits mails to one unconfirmed address, because anybody can sign up with any address. Scaled like the other limits,
 * and shared by all accounts that use the address one after the other.
 */
const MAILS = [
  { name: 'confirm-hour', most: 5, seconds: 3600 },
  { name: 'confirm-day', most: 10, seconds: 86_400 },
]

const COUNT = `insert into throttles as t (key, count, started_at, expires_at)
  values (?, 1, ?::timestamptz, ?::timestamptz) ${COUNT_MORE}
  returning count, extract(epoch from expires_at)::float8 * 1000 as until`

/**
 * Null if another mail may go to an unconfirmed address; otherwise the time when the next one may. Counts in the
 * act's transaction, so a failed act doesn't count.
 */
export async function countUnconfirmed(
  tx: EntityManager,
  { app, now }: Context,
  email: string,
): Promise<Date | null> {
  for (const { name, most, seconds } of MAILS) {
    const [{ count, until }] = await tx.execute<[{ count: number; until: number }]>(COUNT, [
      `${name}:${email.toLowerCase()}`,
      now,
      new Date(now.getTime() + seconds * 1000),
    ])
    if (count > scaled(app.config, most)) return new Date(until)
  }
  return null
}

/**
 * Mails a link to confirm the user's email, in the transaction that has locked or created the user. Returns null, or
 * when the next link can be mailed if the limit is reached; then it mails nothing.
 */
export async function mailConfirmation(
  tx: EntityManager,
  context: Context,
  user: User,
): Promise<Date | null> {
  const free = await countUnconfirmed(tx, context, user.email)
  if (!free) await enqueue(tx, 'emailConfirmationMail', { userId: user.id, email: user.email })
  return free
}

/**
 * Records that the user reads mail at this address, as using a mailed link shows. Runs in the transaction that has
 * locked the user; drops links that are still open and sends the mails that waited.
 */
export async function emailConfirmed(tx: EntityManager, user: User, now: Date): Promise<void> {
  if (user.emailConfirmedAt) return
  user.emailConfirmedAt = now
  await tx.flush()
  await tx.nativeUpdate(EmailConfirmation, { userId: user.id, usedAt: null }, { usedAt: now })
  await releaseMails(tx, user.id, now)
}

/** Records that the user has a new, unconfirmed email. */
export async function emailUnconfirmed(tx: EntityManager, user: User): Promise<void> {
  user.emailConfirmedAt = null
  await tx.flush()
  await tx.nativeDelete(EmailConfirmation, { userId: user.id })
}
