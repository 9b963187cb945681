import { LockMode } from '@mikro-orm/core'
import type { Context } from '../context.js'
import { badField } from '../shared/errors.js'
import { clear } from '../shared/throttle.js'
import { ApiToken } from './ApiToken.js'
import type { ResetPasswordInput } from './inputs.js'
import { PasswordToken } from './PasswordToken.js'
import { hashPassword } from './passwords.js'
import { hashOf } from './secrets.js'
import { closeAllSessions } from './sessions.js'
import { SIGN_IN_FAILURES } from './signInFailures.js'
import { User } from './User.js'

/** Uses the mailed link up and signs the account out everywhere (DESIGN 2). */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<void> {
  const password = await hashPassword(input.password)
  const { email } = await context.em.transactional(async tx => {
    const token = await tx.findOne(
      PasswordToken,
      { tokenHash: hashOf(input.token) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!token || token.usedAt || token.expiresAt <= context.now) {
      throw badField('token', 'This link is no longer good. Please ask for a new one.')
    }
    const user = await tx.findOneOrFail(User, token.userId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    token.usedAt = context.now
    // A mail that was sent twice has brought two links; one choice of a password is meant.
    await tx.nativeDelete(PasswordToken, { userId: user.id, usedAt: null, id: { $ne: token.id } })
    user.password = password
    await closeAllSessions(tx, user.id)
    // Whoever had the old password may have made tokens with it.
    await tx.nativeDelete(ApiToken, { userId: user.id })
    return user
  })
  await clear(context, SIGN_IN_FAILURES, email.toLowerCase())
}
