import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { visitGraph } from '../../rules/visits/visitGraph.js'
import { revokeAllTokens } from '../accounts/apiTokens.js'
import type { BusinessPerson } from '../accounts/BusinessPerson.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import { closeAllSessions } from '../accounts/sessions.js'
import { User } from '../accounts/User.js'
import type { Acting } from '../act.js'
import { removeUnheard } from '../notices/removeUnheard.js'
import { endTexts } from '../notices/textConsents.js'
import { Visit } from '../visits/Visit.js'

/** Gives the open visits of somebody back to the board. Those that are over stay theirs, as a record. */
const unassign = async (tx: EntityManager, userId: string): Promise<void> => {
  const open = await tx.find(
    Visit,
    { assignedToId: userId, status: { $in: [...visitGraph.moves.cancel.from] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  for (const visit of open) {
    visit.assignedToId = null
    visit.position = 0
  }
  await tx.flush()
}

/** Ends somebody's work for a business, and with it all access. Their account stays. */
export const endWork = async ({ tx, now }: Pick<Acting, 'tx' | 'now'>, person: BusinessPerson) => {
  const { userId } = person
  person.leftAt = now
  await unassign(tx, userId)
  await removeUnheard(tx, userId, null)
  await endTexts(tx, userId, now)
  await tx.execute('delete from push_subscriptions where user_id = ?', [userId])
  await closeAllSessions(tx, userId)
  await revokeAllTokens(tx, userId, now)
}

/** Ends the links of an invitation. An account that was made for it, and never had a password, goes, too. */
export const withdrawInvitation = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  person: BusinessPerson,
  account: User,
): Promise<void> => {
  const { userId } = person
  await tx.nativeDelete(PasswordToken, { userId, purpose: 'invitation', usedAt: null })
  if (account.password !== null) {
    person.leftAt = now
    return
  }
  await tx.nativeDelete(PasswordToken, { userId })
  tx.remove(person)
  await tx.flush()
  tx.remove(account)
}
