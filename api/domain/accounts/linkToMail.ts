import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { AppContext } from '../context.js'
import { lockUsers } from './lockActive.js'
import { passwordLink } from './passwordLink.js'
import type { User } from './User.js'

/**
 * Creates a link for a mail to a user, in a transaction of its own. Null if the account was closed, suspended or given
 * another email since the user was read: the mail would take a valid link to an address that is no longer theirs.
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
