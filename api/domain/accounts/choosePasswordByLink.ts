import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import type { Context } from '../context.js'
import { revokeAllTokens } from './apiTokens.js'
import { emailConfirmed } from './confirmedEmails.js'
import { rememberDevice } from './devices.js'
import type { ResetPasswordInput } from './inputs.js'
import { lockUsers } from './lockActive.js'
import { PasswordToken } from './PasswordToken.js'
import { choosePassword } from './passwords.js'
import { hashOf } from './secrets.js'
import { closeAllSessions } from './sessions.js'
import type { User } from './User.js'

interface Choice {
  /** The message for a link that was used, has expired, or never existed. */
  notGood: string
  /** Refuses by throwing, before anything changes. Account and link are locked. */
  allow?: (user: User, link: PasswordToken) => void
  /** Runs last in the same transaction. */
  finish: (tx: EntityManager, user: User, link: PasswordToken) => Promise<void>
}

const goodLink = async (
  em: EntityManager,
  { now }: Context,
  { token }: ResetPasswordInput,
  { notGood }: Choice,
  lockMode: LockMode,
): Promise<PasswordToken> => {
  const found = await em.findOne(PasswordToken, { tokenHash: hashOf(token) }, { lockMode, refresh: true })
  if (!found || found.usedAt || found.expiresAt <= now) throw badField('token', notGood)
  return found
}

/** Uses up a mailed link: sets the password and signs the account out everywhere. */
export async function choosePasswordByLink(
  context: Context,
  input: ResetPasswordInput,
  choice: Choice,
): Promise<User> {
  // Checked first, so that a made-up link does not make us hash a password.
  await goodLink(context.em, context, input, choice, LockMode.NONE)
  const password = await choosePassword(input.password)
  const user = await context.em.transactional(async tx => {
    // Locks the account before its links, then reads the link again under the lock.
    const { userId } = await goodLink(tx, context, input, choice, LockMode.NONE)
    const [held] = await lockUsers(tx, [userId], LockMode.PESSIMISTIC_WRITE)
    const link = await goodLink(tx, context, input, choice, LockMode.PESSIMISTIC_WRITE)
    if (!held) throw notFound('User')
    choice.allow?.(held, link)
    link.usedAt = context.now
    // A mail that was sent twice contains two links, but the user wants to choose one password.
    await tx.nativeDelete(PasswordToken, { userId: held.id, usedAt: null, id: { $ne: link.id } })
    held.password = password
    await closeAllSessions(tx, held.id)
    // Someone with the old password may have created tokens.
    await revokeAllTokens(tx, held.id, context.now)
    // A link that was mailed elsewhere ended when the email changed.
    await emailConfirmed(tx, held, context.now)
    await tx.flush()
    await choice.finish(tx, held, link)
    return held
  })
  // Lets a user sign in next even if strangers keep guessing at the account.
  rememberDevice(context, user)
  return user
}
