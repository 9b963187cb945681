import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { count } from '../../platform/limits/throttle.js'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import { mailConfirmation } from './confirmedEmails.js'
import { rememberDevice } from './devices.js'
import { refuseKept } from './emailChanges.js'
import type { SignUpCustomerInput } from './inputs.js'
import { choosePassword } from './passwords.js'
import { openSession } from './sessions.js'
import { User, usernameOf } from './User.js'

/** Sign-ups reveal whether an email has an account, and so do changes of email, so both count here. */
export const SIGN_UPS = { name: 'sign-up', most: 60, seconds: 3600 }

/** Creates the account and signs it in at once (docs/product.md, States). */
export async function signUpCustomer(context: Context, input: SignUpCustomerInput): Promise<string> {
  await count(context, SIGN_UPS, context.caller.address)
  const password = await choosePassword(input.password)
  const { email, firstName, lastName, phone, initialServiceZipCode, initialServiceType } = input
  try {
    return await context.em.transactional(async tx => {
      const user = tx.create(User, {
        username: usernameOf(email),
        email,
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phone,
        userType: 'customer',
        initialServiceZipCode,
        initialServiceType,
        createdAt: context.now,
      })
      await tx.flush()
      await refuseKept(tx, context, user)
      await mailConfirmation(tx, context, user)
      await openSession(context, tx, user)
      rememberDevice(context, user)
      return user.id
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflictOn('email', 'EMAIL_TAKEN')
    throw error
  }
}
