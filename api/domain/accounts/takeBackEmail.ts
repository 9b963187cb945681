import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { revokeAllTokens } from './apiTokens.js'
import { emailConfirmed, emailUnconfirmed } from './confirmedEmails.js'
import { EmailChange } from './EmailChange.js'
import { endChangesFrom } from './emailChanges.js'
import { PasswordToken } from './PasswordToken.js'
import { hashPassword } from './passwords.js'
import { hashOf, newSecret } from './secrets.js'
import { closeAllSessions } from './sessions.js'
import { User } from './User.js'

const isGood = (change: EmailChange | null, now: Date): change is EmailChange =>
  change !== null && !change.endedAt && change.expiresAt > now

const gone = () =>
  badField('token', 'This link no longer works. If you still need help, please write to support.')

/** Locks the account before its links, as a change of email does. */
const lockChange = async (tx: EntityManager, { now }: Context, tokenHash: Buffer) => {
  const seen = await tx.findOne(EmailChange, { tokenHash })
  const user =
    seen &&
    (await tx.findOne(User, { id: seen.userId, closedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE }))
  const held = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const change = user && (await tx.findOne(EmailChange, { tokenHash }, held))
  if (!user || !isGood(change, now)) throw gone()
  return { user, change }
}

/**
 * Gives the account its old email back. The person who changed it knew the password, may have changed that
 * too, and may still be signed in. So we replace the password with a random one, end every session, link, and
 * token, and send a link to choose a password to the old address. This also undoes later changes and makes
 * their links invalid.
 */
export async function takeBackEmail(context: Context, token: string): Promise<void> {
  const tokenHash = hashOf(token)
  if (!isGood(await context.em.findOne(EmailChange, { tokenHash }), context.now)) throw gone()
  const password = await hashPassword(newSecret())
  context.em.clear()
  try {
    await context.em.transactional(async tx => {
      const { user, change } = await lockChange(tx, context, tokenHash)
      const lost = user.email
      Object.assign(user, { email: change.oldEmail, password })
      if (user.userType === 'admin') user.newcomerSince = context.now
      await emailUnconfirmed(tx, user)
      // It had been confirmed, and the link was mailed there.
      await emailConfirmed(tx, user, context.now)
      await endChangesFrom(tx, change, context.now)
      await closeAllSessions(tx, user.id)
      await tx.nativeDelete(PasswordToken, { userId: user.id })
      await revokeAllTokens(tx, user.id, context.now)
      await tell(tx, context, { kind: 'email_changed', to: [user.id], data: {} })
      await enqueue(tx, 'emailTakenBackMail', { changeId: change.id, email: lost })
      await enqueue(tx, 'resetMail', { email: user.email })
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflictOn('token', 'EMAIL_TAKEN')
    throw error
  }
}
