import { passwordLink } from '../api/domain/accounts/passwordLink.js'
import { findByEmail, User, usernameOf } from '../api/domain/accounts/User.js'
import type { Config } from '../api/platform/config.js'
import type { Database } from '../api/platform/database/database.js'
import { StartError } from '../api/platform/errors.js'
import { forgotPasswordRules } from '../api/rules/accounts/accountRules.js'

const assertEmail = (email: string) => {
  const { error } = forgotPasswordRules.safeParse({ email })
  if (error) throw new StartError(`${error.issues[0]?.message}: npm run admin -- you@example.com`)
}

const assertInvitable = ({ email, userType, password }: User) => {
  if (userType !== 'admin')
    throw new StartError(`${email} is a ${userType}'s account: give the administrator another email`)
  if (password)
    throw new StartError(`${email} is an administrator already: sign in, or use "Forgot password?"`)
}

/** Creates an administrator, or finds one who has not chosen a password yet; returns the link to choose it. */
export const makeAdmin = ({ orm }: Database, config: Config, email: string, now: Date): Promise<string> => {
  assertEmail(email)
  return orm.em.fork().transactional(async em => {
    const known = await findByEmail(em, email)
    if (known) assertInvitable(known)
    const names = { firstName: 'Admin', lastName: 'Haulbid', username: usernameOf(email) }
    const admin = known ?? em.create(User, { ...names, email, userType: 'admin', createdAt: now })
    admin.invitedAt = now
    // This command needs access to the server, so the new administrator may confirm a suspension at once.
    admin.newcomerSince = null
    await em.flush()
    return passwordLink({ now, app: { config } }, em, admin.id, 'invitation')
  })
}
