import { LockMode } from '@mikro-orm/core'
import { forbidden } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { revokeAllTokens } from '../accounts/apiTokens.js'
import { lockActive } from '../accounts/lockActive.js'
import { suspendSessions } from '../accounts/sessions.js'
import type { User } from '../accounts/User.js'
import { type Acting, act, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { enqueue } from '../enqueue.js'
import { userToChange } from './userActs.js'

/** It takes two other administrators: adminSuspensions.ts. */
const NOT_ADMINS = 'Administrators cannot be suspended'

const change = async ({ tx, context, viewer, now }: Acting, user: User, isActive: boolean): Promise<void> => {
  audit(tx, context, viewer, {
    action: 'setUserActive',
    subjectId: user.id,
    before: { isActive: user.isActive },
    after: { isActive },
  })
  user.isActive = isActive
  if (user.userType === 'vendor')
    await enqueue(tx, 'tellStranded', { vendorId: user.id, isActive, eventId: newId() })
  if (isActive) return
  await suspendSessions(tx, user.id, now)
  await revokeAllTokens(tx, user.id, now)
}

/** Takes effect at once in every process: the next request of a suspended user is refused. Does not apply to admins. */
export const setUserActive = act(userToChange, async (acting, isActive: boolean) => {
  const { user } = acting
  if (user.userType === 'admin') throw forbidden(NOT_ADMINS)
  if (user.isActive !== isActive) await change(acting, user, isActive)
})

const whyNot = (user: User | undefined, isActive: boolean): string | null => {
  if (!user || user.closedAt) return 'User not found'
  if (user.userType === 'admin') return NOT_ADMINS
  if (user.isActive === isActive) return isActive ? 'Already active' : 'Already suspended'
  return null
}

const usersAtOnce: Subject<string[], { ids: string[]; held: Map<string, User> }> = {
  by: ['admin'],
  async hold({ tx, viewer }, userIds) {
    const ids = [...new Set(userIds)]
    return { ids, held: await lockActive(tx, viewer, { others: ids, lockMode: LockMode.PESSIMISTIC_WRITE }) }
  },
}

/**
 * Changes several users at once, each by the rules for one. Users who can't be changed don't keep the others
 * from it.
 */
export const setUsersActive = act(usersAtOnce, async (acting, isActive: boolean) => {
  const { ids, held } = acting
  const changed: string[] = []
  const refused: { userId: string; message: string }[] = []
  for (const userId of ids) {
    const user = held.get(userId)
    const message = whyNot(user, isActive)
    if (message !== null) refused.push({ userId, message })
    else {
      await change(acting, user!, isActive)
      changed.push(userId)
    }
  }
  return { changed, refused }
})
