import type { Context } from '../context.js'
import { suspended, unauthenticated } from '../shared/errors.js'
import { clear, count } from '../shared/throttle.js'
import { findByEmail } from './findByEmail.js'
import type { LoginInput } from './inputs.js'
import { isPassword } from './passwords.js'
import { openSession } from './sessions.js'
import { SIGN_IN_FAILURES } from './signInFailures.js'

/** The same answer and time for an email that nobody has (DESIGN 6). */
export async function login(context: Context, { email, password }: LoginInput): Promise<string> {
  const account = email.toLowerCase()
  // Counted before it is tried: of many guesses at once no more than ten are looked at.
  await count(context, SIGN_IN_FAILURES, account)
  const user = await findByEmail(context.em, email)
  if (!(await isPassword(user?.password, password)) || !user) {
    throw unauthenticated('Invalid email or password')
  }
  if (!user.isActive) throw suspended()
  await clear(context, SIGN_IN_FAILURES, account)
  await context.em.transactional(tx => openSession(context, tx, user))
  return user.id
}
