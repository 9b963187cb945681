import { unauthenticated } from '../../platform/errors.js'
import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { knownDevice, rememberDevice } from './devices.js'
import type { LoginInput } from './inputs.js'
import { isPassword } from './passwords.js'
import { openSession } from './sessions.js'
import { signInAttempts } from './signInAttempts.js'
import { findByEmail } from './User.js'

/** Takes the same time and gives the same response for an unknown email (SECURITY.md). */
export async function login(context: Context, { email, password }: LoginInput): Promise<string> {
  const user = await findByEmail(context.em, email)
  const attempts = signInAttempts(context, email, knownDevice(context, user))
  await attempts.count()
  if (!(await isPassword(user?.password, password)) || !user) {
    throw unauthenticated('Invalid email or password')
  }
  if (!user.isActive) throw suspended()
  await attempts.succeed()
  await context.em.transactional(tx => openSession(context, tx, user))
  rememberDevice(context, user)
  return user.id
}
