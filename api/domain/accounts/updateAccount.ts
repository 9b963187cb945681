import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { conflictOn, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { revokeAllTokens } from './apiTokens.js'
import type { ChangePasswordInput, UpdateAccountInput } from './changeInputs.js'
import { rememberDevice } from './devices.js'
import { emailChanged, refuseKept } from './emailChanges.js'
import { lockActive } from './lockActive.js'
import { PasswordToken } from './PasswordToken.js'
import { choosePassword, NOT_CURRENT, provePassword } from './passwords.js'
import { Session } from './Session.js'
import { SIGN_UPS } from './signUpCustomer.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'

const EMAIL_CHANGES = { name: 'email-change', most: 10, seconds: 3600 }

/** The response reveals whether the email has an account, like that of a sign-up. */
async function countEmailChange(context: Context, userId: string): Promise<void> {
  await count(context, EMAIL_CHANGES, userId)
  await count(context, SIGN_UPS, context.caller.address)
}

const lockAccount = async (tx: EntityManager, viewer: Viewer): Promise<User> =>
  (await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })).get(viewer.id)!

/** The password may have been reset, or a change of email taken back, since the password was confirmed. */
const refuseUnproven = (held: User, known: User) => {
  if (held.password !== known.password) throw badField('currentPassword', NOT_CURRENT)
}

/** The email gives access to the account, so changing it requires the password. */
export async function updateAccount(context: Context, input: UpdateAccountInput): Promise<string> {
  const viewer = await context.atBrowser()
  const known = await context.em.findOneOrFail(User, viewer.id)
  if (known.email !== input.email) {
    if (!input.currentPassword)
      throw badField('currentPassword', 'Please enter your current password to change your email')
    await provePassword(context, known, input.currentPassword)
    await countEmailChange(context, known.id)
  }
  const { firstName, lastName, email, phone } = input
  context.em.clear()
  try {
    await context.act(async tx => {
      const user = await lockAccount(tx, viewer)
      expectVersion(user, input.version)
      Object.assign(user, { firstName: firstName.trim(), lastName: lastName.trim(), phone })
      if (known.email === email) return
      refuseUnproven(user, known)
      const before = user.email
      user.email = email
      await tx.flush()
      await refuseKept(tx, context, user)
      await emailChanged(tx, context, user, before)
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflictOn('email', 'EMAIL_TAKEN')
    throw error
  }
  return viewer.id
}

/** Signs out every other browser: someone who knew the old password may be using one of them. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  const viewer = await context.atBrowser()
  const user = await context.em.findOneOrFail(User, viewer.id)
  await provePassword(context, user, input.currentPassword)
  const password = await choosePassword(input.password)
  context.em.clear()
  await context.act(async tx => {
    const held = await lockAccount(tx, viewer)
    refuseUnproven(held, user)
    held.password = password
    await tx.nativeDelete(PasswordToken, { userId: viewer.id })
    await enqueue(tx, 'passwordChangedMail', { userId: viewer.id, email: held.email })
    await tell(tx, context, { kind: 'password_changed', to: [viewer.id], data: {} })
    await tx.nativeDelete(Session, { userId: viewer.id, id: { $ne: viewer.sessionId } })
    if (input.revokeTokens) await revokeAllTokens(tx, viewer.id, context.now)
  })
  rememberDevice(context, { id: viewer.id, password })
}
