import { badField } from '../../platform/errors.js'
import type { Context } from '../context.js'
import { isPassword } from './passwords.js'
import { proofAttempts } from './signInAttempts.js'
import type { User } from './User.js'

export const NOT_CURRENT = 'This is not your current password'

/** Guesses are counted per session: strangers guessing at sign-in do not block this, or the other way round. */
export async function provePassword(context: Context, user: User, password: string): Promise<void> {
  const { sessionId } = await context.atBrowser()
  const attempts = proofAttempts(context, sessionId)
  await attempts.count()
  if (await isPassword(user.password, password)) return attempts.succeed()
  throw badField('currentPassword', NOT_CURRENT)
}
