import type { Context } from '../context.js'
import { badField } from '../shared/errors.js'
import { clear, count } from '../shared/throttle.js'
import { isPassword } from './passwords.js'
import { SIGN_IN_FAILURES } from './signInFailures.js'
import type { User } from './User.js'

/** A wrong guess counts like one at sign-in: an open browser is no way to try passwords. */
export async function provePassword(context: Context, user: User, password: string): Promise<void> {
  const account = user.email.toLowerCase()
  await count(context, SIGN_IN_FAILURES, account)
  if (await isPassword(user.password, password)) return clear(context, SIGN_IN_FAILURES, account)
  throw badField('currentPassword', 'This is not your current password')
}
