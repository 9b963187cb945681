import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { forbidden } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { revokeAllTokens } from '../accounts/apiTokens.js'
import { lockActive } from '../accounts/lockActive.js'
import { suspendSessions } from '../accounts/sessions.js'
import type { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { lockUser } from './userActs.js'

/** It takes two other administrators: adminSuspensions.ts. */
const NOT_ADMINS = 'Administrators cannot be suspended'

const change = async (
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  user: User,
  isActive: boolean,
): Promise<void> => {
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
  await suspendSessions(tx, user.id, context.now)
  await revokeAllTokens(tx, user.id, context.now)
}

/** Takes effect at once in every process: the next request of a suspended user is refused. Does not apply to admins. */
export async function setUserActive(context: Context, id: string, isActive: boolean): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (user.userType === 'admin') throw forbidden(NOT_ADMINS)
    if (user.isActive !== isActive) await change(tx, context, viewer, user, isActive)
  })
}

const whyNot = (user: User | undefined, isActive: boolean): string | null => {
  if (!user || user.closedAt) return 'User not found'
  if (user.userType === 'admin') return NOT_ADMINS
  if (user.isActive === isActive) return isActive ? 'Already active' : 'Already suspended'
  return null
}

/**
 * Changes several users at once, each by the rules for one. Users who can't be changed don't keep the others
 * from it.
 */
export async function setUsersActive(context: Context, userIds: string[], isActive: boolean) {
  const viewer = await context.signedIn('admin')
  const ids = [...new Set(userIds)]
  return context.act(async tx => {
    const held = await lockActive(tx, viewer, { others: ids, lockMode: LockMode.PESSIMISTIC_WRITE })
    const changed: string[] = []
    const refused: { userId: string; message: string }[] = []
    for (const userId of ids) {
      const user = held.get(userId)
      const message = whyNot(user, isActive)
      if (message !== null) refused.push({ userId, message })
      else {
        await change(tx, context, viewer, user!, isActive)
        changed.push(userId)
      }
    }
    return { changed, refused }
  })
}
