import type { EntityManager } from '@mikro-orm/postgresql'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { countUnconfirmed, emailConfirmed, emailUnconfirmed, mailConfirmation } from './confirmedEmails.js'
import { EmailChange } from './EmailChange.js'
import { PasswordToken } from './PasswordToken.js'
import type { User } from './User.js'

/** How long the old address can take the change back, and nobody else can sign up with it. */
const DAYS_TO_TAKE_BACK = 3

const isSameMailbox = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Changes that can still be taken back, oldest first. */
const openChanges = (tx: EntityManager, userId: string, now: Date): Promise<EmailChange[]> =>
  tx.find(EmailChange, { userId, endedAt: null, expiresAt: { $gt: now } }, { orderBy: { number: 'asc' } })

/** Ends a change and all later ones: what they changed is gone. */
export async function endChangesFrom(tx: EntityManager, change: EmailChange, now: Date): Promise<void> {
  const { userId, number } = change
  await tx.nativeUpdate(EmailChange, { userId, number: { $gte: number }, endedAt: null }, { endedAt: now })
}

const newChange = async (tx: EntityManager, { now }: Context, user: User, oldEmail: string) => {
  const last = await tx.findOne(EmailChange, { userId: user.id }, { orderBy: { number: 'desc' } })
  return tx.create(EmailChange, {
    userId: user.id,
    number: (last?.number ?? 0) + 1,
    oldEmail,
    newEmail: user.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAYS_TO_TAKE_BACK * 86_400_000),
  })
}

/**
 * Follows up on a change of a user's email, by the user or an admin, in the transaction that has locked the user: links
 * mailed to the old address become invalid, and the old address is notified. If it had been confirmed, it can undo the
 * change. The new address has to be confirmed.
 */
export async function emailChanged(
  tx: EntityManager,
  context: Context,
  user: User,
  oldEmail: string,
): Promise<void> {
  if (isSameMailbox(user.email, oldEmail)) return
  if (user.userType === 'admin') user.newcomerSince = context.now
  await tx.nativeDelete(PasswordToken, { userId: user.id })
  const wasConfirmed = user.emailConfirmedAt !== null
  await emailUnconfirmed(tx, user)
  // An invited user never had the mistyped address: its owner must not be able to take over the account.
  if (!user.password) return
  await tell(tx, context, { kind: 'email_changed', to: [user.id], data: {} })
  const open = await openChanges(tx, user.id, context.now)
  const undone = open.find(change => isSameMailbox(change.oldEmail, user.email))
  if (undone) {
    // Changed back by hand: the address in between was a mistake. Its owner is notified, but gets no link that gives
    // access to the account.
    await endChangesFrom(tx, undone, context.now)
    await enqueue(tx, 'emailTakenBackMail', { changeId: undone.id, email: oldEmail })
    // It had been confirmed before the change.
    await emailConfirmed(tx, user, context.now)
    return
  }
  await mailConfirmation(tx, context, user)
  if (!wasConfirmed) {
    if (!(await countUnconfirmed(tx, context, oldEmail)))
      await enqueue(tx, 'emailReplacedMail', { userId: user.id, email: oldEmail })
    return
  }
  const change = await newChange(tx, context, user, oldEmail)
  await tx.flush()
  await enqueue(tx, 'emailChangedMail', { changeId: change.id })
}

/**
 * Refuses an address that another account had before a change that can still be undone, so that an attacker
 * who changed an account's email can't keep its owner out by signing up with the old one. Checked after the
 * row is written, in the same transaction, so that it sees every change of that address.
 */
export async function refuseKept(tx: EntityManager, { now }: Context, user: User): Promise<void> {
  const [kept] = await tx.execute(
    'select 1 from email_changes where lower(old_email) = lower(?) and user_id <> ? and ended_at is null and expires_at > ? limit 1',
    [user.email, user.id, now],
  )
  if (kept) throw conflictOn('email', 'EMAIL_TAKEN')
}
