import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { AppContext } from '../context.js'
import { EmailConfirmation } from './EmailConfirmation.js'
import { lockUsers } from './lockActive.js'
import { hashOf, newSecret } from './secrets.js'

const HOURS = 24

/**
 * Creates a link that confirms a user's email. Null if the email has been confirmed or changed, or the account closed or
 * suspended, since the mail was queued.
 */
export const confirmationLink = (
  app: AppContext,
  em: EntityManager,
  userId: string,
  email: string,
): Promise<string | null> =>
  em.transactional(async tx => {
    const [user] = await lockUsers(tx, [userId], LockMode.PESSIMISTIC_READ)
    if (!user?.isActive || user.emailConfirmedAt || user.email !== email) return null
    const token = newSecret()
    const now = app.clock()
    tx.create(EmailConfirmation, {
      userId,
      email,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOURS * 3_600_000),
    })
    return `${app.config.publicUrl}/?confirm=${token}`
  })
