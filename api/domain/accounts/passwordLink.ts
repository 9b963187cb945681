import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { AppContext, Context } from '../context.js'
import { lockUsers } from './lockActive.js'
import { PasswordToken } from './PasswordToken.js'
import { hashOf, newSecret } from './secrets.js'
import type { User } from './User.js'

const HOURS = { reset: 1, invitation: 7 * 24 }

type Making = Pick<Context, 'now'> & { app: Pick<Context['app'], 'config'> }

/**
 * Creates a link to choose a password, in the caller's transaction. Older links stay valid: anybody may request a
 * reset, and that must not invalidate an invitation or a mail that its owner is about to read. Using one link
 * invalidates all.
 */
export async function passwordLink(
  { now, app }: Making,
  tx: EntityManager,
  userId: string,
  purpose: 'reset' | 'invitation',
) {
  const token = newSecret()
  tx.create(PasswordToken, {
    userId,
    purpose,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
  })
  await tx.flush()
  return `${app.config.publicUrl}/?${purpose}=${token}`
}

/**
 * Creates a link for a mail to a user, in a transaction of its own. Null if the account was closed,
 * suspended, or given another email since the user was read, because the mail would then send a valid link to
 * someone else.
 */
export const linkToMail = (
  app: AppContext,
  em: EntityManager,
  { id, email }: User,
  purpose: 'reset' | 'invitation',
): Promise<string | null> =>
  em.transactional(async tx => {
    const [held] = await lockUsers(tx, [id], LockMode.PESSIMISTIC_READ)
    if (!held?.isActive || held.email !== email) return null
    return passwordLink({ app, now: app.clock() }, tx, id, purpose)
  })
