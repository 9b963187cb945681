import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { ApiToken } from './ApiToken.js'
import { choosePassword } from './choosePassword.js'
import { rememberDevice } from './devices.js'
import type { ResetPasswordInput } from './inputs.js'
import { lockUsers } from './lockActive.js'
import { PasswordToken } from './PasswordToken.js'
import { hashOf } from './secrets.js'
import { closeAllSessions } from './sessions.js'
import type { User } from './User.js'

const goodLink = async (
  em: EntityManager,
  { now }: Context,
  { token }: ResetPasswordInput,
  lockMode: LockMode,
): Promise<PasswordToken> => {
  const found = await em.findOne(PasswordToken, { tokenHash: hashOf(token) }, { lockMode, refresh: true })
  if (!found || found.usedAt || found.expiresAt <= now) {
    throw badField('token', 'This link is no longer good. Please ask for a new one.')
  }
  return found
}

const mailOwner = (tx: EntityManager, { id, email }: User) =>
  enqueue(tx, 'passwordChangedMail', { userId: id, email })

/** Uses up the mailed link and signs the account out everywhere (docs/product.md, Screens). */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<void> {
  // Checked first, so that a made-up link does not make us hash a password.
  await goodLink(context.em, context, input, LockMode.NONE)
  const password = await choosePassword(input.password)
  const user = await context.em.transactional(async tx => {
    // Locks the account before its links, then reads the link again under the lock.
    const { userId } = await goodLink(tx, context, input, LockMode.NONE)
    const [held] = await lockUsers(tx, [userId], LockMode.PESSIMISTIC_WRITE)
    const token = await goodLink(tx, context, input, LockMode.PESSIMISTIC_WRITE)
    if (!held) throw notFound('User')
    token.usedAt = context.now
    // A mail that was sent twice contains two links, but the user wants to choose one password.
    await tx.nativeDelete(PasswordToken, { userId: held.id, usedAt: null, id: { $ne: token.id } })
    held.password = password
    await closeAllSessions(tx, held.id)
    // Whoever had the old password may have created tokens with it.
    await tx.nativeDelete(ApiToken, { userId: held.id })
    if (token.purpose === 'reset') await mailOwner(tx, held)
    return held
  })
  // Lets a user sign in next even if strangers keep guessing at the account.
  rememberDevice(context, user)
}
