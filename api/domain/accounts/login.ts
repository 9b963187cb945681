import { unauthenticated } from '../../platform/errors.js'
import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import { knownDevice, rememberDevice } from './devices.js'
import type { LoginInput } from './inputs.js'
import { isPassword } from './passwords.js'
import { openSession } from './sessions.js'
import { signInAttempts } from './signInAttempts.js'
import { findByEmail } from './User.js'

/** Takes the same time and gives the same response for an unknown email (SECURITY.md). */
export async function login(context: Context, { email, password }: LoginInput): Promise<string> {
  const user = await findByEmail(context.em, email)
  const device = knownDevice(context, user)
  const attempts = signInAttempts(context, email, device)
  await attempts.count()
  if (!(await isPassword(user?.password, password, device !== null)) || !user) {
    throw unauthenticated('Invalid email or password')
  }
  if (!user.isActive) throw suspended()
  await attempts.succeed()
  const isFirst = user.signedInAt === null
  await context.em.transactional(async tx => {
    await openSession(context, tx, user)
    if (!device && !isFirst) await tell(tx, context, { kind: 'device_signed_in', to: [user.id], data: {} })
  })
  rememberDevice(context, user)
  return user.id
}
