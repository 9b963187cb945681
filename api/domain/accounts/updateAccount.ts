import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { badField } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { ownAct } from '../act.js'
import { conflictOn, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { revokeAllTokens } from './apiTokens.js'
import type { ChangePasswordInput, UpdateAccountInput } from './changeInputs.js'
import { rememberDevice } from './devices.js'
import { emailChanged, refuseKept } from './emailChanges.js'
import { ownAccount } from './ownAccount.js'
import { PasswordToken } from './PasswordToken.js'
import { choosePassword, provePassword, refuseUnproven } from './passwords.js'
import { Session } from './Session.js'
import { SIGN_UPS } from './signUpCustomer.js'
import { User } from './User.js'

const EMAIL_CHANGES = { name: 'email-change', most: 10, seconds: 3600 }

/** The response reveals whether the email has an account, like that of a sign-up. */
async function countEmailChange(context: Context, userId: string): Promise<void> {
  await count(context, EMAIL_CHANGES, userId)
  await count(context, SIGN_UPS, context.caller.address)
}

const accountToChange = ownAccount([], LockMode.PESSIMISTIC_WRITE)

const saveAccount = ownAct(accountToChange, async (acting, known: User, input: UpdateAccountInput) => {
  const { tx, context, user } = acting
  const { firstName, lastName, email, phone, version } = input
  expectVersion(user, version)
  Object.assign(user, { firstName: firstName.trim(), lastName: lastName.trim(), phone })
  if (known.email === email) return
  refuseUnproven(user, known)
  const before = user.email
  user.email = email
  await tx.flush()
  await refuseKept(tx, context, user)
  await emailChanged(tx, context, user, before)
})

/** The email gives access to the account, so changing it requires the password. */
export async function updateAccount(context: Context, input: UpdateAccountInput): Promise<string> {
  const viewer = await context.atBrowser()
  const known = await context.em.findOneOrFail(User, viewer.personId)
  if (known.email !== input.email) {
    if (!input.currentPassword)
      throw badField('currentPassword', 'Please enter your current password to change your email')
    await provePassword(context, known, input.currentPassword)
    await countEmailChange(context, known.id)
  }
  context.em.clear()
  try {
    await saveAccount(context, known, input)
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflictOn('email', 'EMAIL_TAKEN')
    throw error
  }
  return viewer.personId
}

const storePassword = ownAct(
  accountToChange,
  async (acting, known: User, password: string, revokeTokens: boolean | undefined) => {
    const { tx, viewer, user, now, tell } = acting
    refuseUnproven(user, known)
    user.password = password
    await tx.nativeDelete(PasswordToken, { userId: user.id })
    await enqueue(tx, 'passwordChangedMail', { userId: user.id, email: user.email })
    tell('password_changed', { to: [user.id], data: {} })
    await tx.nativeDelete(Session, { userId: user.id, id: { $ne: viewer.sessionId } })
    if (revokeTokens) await revokeAllTokens(tx, user.id, now)
  },
)

/** Signs out every other browser: someone who knew the old password may be using one of them. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  const viewer = await context.atBrowser()
  const user = await context.em.findOneOrFail(User, viewer.personId)
  await provePassword(context, user, input.currentPassword)
  const password = await choosePassword(input.password)
  context.em.clear()
  await storePassword(context, user, password, input.revokeTokens)
  rememberDevice(context, { id: viewer.personId, password })
}
