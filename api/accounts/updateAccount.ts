import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { Context } from '../context.js'
import { badField, conflictOn } from '../shared/errors.js'
import { count } from '../shared/throttle.js'
import { revokeAllTokens } from './apiTokens.js'
import type { ChangePasswordInput, UpdateAccountInput } from './changeInputs.js'
import { rememberDevice } from './devices.js'
import { hashPassword } from './passwords.js'
import { provePassword } from './provePassword.js'
import { Session } from './Session.js'
import { SIGN_UPS } from './signUpCustomer.js'
import { User } from './User.js'

const EMAIL_CHANGES = { name: 'email-change', most: 10, seconds: 3600 }

/** The answer tells whether the email has an account, as that of a sign-up does. */
async function countEmailChange(context: Context, userId: string): Promise<void> {
  await count(context, EMAIL_CHANGES, userId)
  await count(context, SIGN_UPS, context.caller.address)
}

/** The email is the key to the account, so changing it needs the password. */
export async function updateAccount(context: Context, input: UpdateAccountInput): Promise<string> {
  const viewer = await context.atBrowser()
  const { em } = context
  const user = await em.findOneOrFail(User, viewer.id)
  if (user.email !== input.email) {
    if (!input.currentPassword)
      throw badField('currentPassword', 'Please enter your current password to change your email')
    await provePassword(context, user, input.currentPassword)
    await countEmailChange(context, user.id)
  }
  const { firstName, lastName, email, phone } = input
  Object.assign(user, { firstName: firstName.trim(), lastName: lastName.trim(), email, phone })
  try {
    await em.flush()
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflictOn('email', 'EMAIL_TAKEN')
    throw error
  }
  return user.id
}

/** Signs every other browser out: whoever knew the old password may be in one of them. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  const viewer = await context.atBrowser()
  const user = await context.em.findOneOrFail(User, viewer.id)
  await provePassword(context, user, input.currentPassword)
  const password = await hashPassword(input.password)
  await context.em.transactional(async tx => {
    await tx.nativeUpdate(User, viewer.id, { password })
    await tx.nativeDelete(Session, { userId: viewer.id, id: { $ne: viewer.sessionId } })
    if (input.revokeTokens) await revokeAllTokens(tx, viewer.id, context.now)
  })
  rememberDevice(context, { id: viewer.id, password })
}
