import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { unauthenticated } from '../../platform/errors.js'
import { conflict, suspended } from '../conflicts.js'
import { BusinessPerson, isWorking } from './BusinessPerson.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'
import { NOBODY } from './worksFor.js'

export type Holding = LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE

/**
 * Keeps accounts from being closed, suspended or changed until the transaction ends. All accounts that an act reads,
 * changes or refers to are locked here at once, by id: after the job, before the bids
 * (docs/decisions/0039-order-of-locks.md).
 */
export const lockUsers = (tx: EntityManager, ids: string[], lockMode: Holding): Promise<User[]> =>
  tx.find(User, { id: { $in: [...new Set(ids)] } }, { lockMode, orderBy: { id: 'asc' }, refresh: true })

/** Refuses an account that was closed or suspended since the request began. */
export const refuseInactive = <Account extends Pick<User, 'isActive' | 'closedAt'>>(
  own: Account | undefined,
): Account => {
  if (!own || own.closedAt) throw unauthenticated()
  if (!own.isActive) throw suspended()
  return own
}

type Acts = Pick<Viewer, 'id' | 'personId' | 'role' | 'isAlone'>

/** Refuses somebody who has left the business, or has another role in it, since the request began. Their account is locked. */
const refuseMoved = async (tx: EntityManager, { id, personId, role }: Acts): Promise<void> => {
  const person = await tx.findOne(BusinessPerson, { userId: personId }, { refresh: true })
  if (!person) return
  if (person.vendorId !== id || !isWorking(person)) throw unauthenticated()
  // A token may have less than its maker.
  if (person.role !== role && person.role !== 'owner') throw conflict('NOT_YOUR_ROLE')
}

interface Others {
  others?: string[]
  lockMode?: Holding | undefined
}

/** Locks the viewer's account, along with others, and refuses if it was closed or suspended since the request began. */
export async function lockActive(
  tx: EntityManager,
  viewer: Acts,
  { others = [], lockMode = LockMode.PESSIMISTIC_READ }: Others = {},
): Promise<Map<string, User>> {
  const { id, personId, role, isAlone } = viewer
  const users = await lockUsers(tx, [id, personId, ...others], lockMode)
  const held = new Map(users.map(user => [user.id, user]))
  // Somebody who works nowhere has only their own account.
  if (id !== NOBODY) refuseInactive(held.get(id))
  refuseInactive(held.get(personId))
  if (role && !isAlone) await refuseMoved(tx, viewer)
  return held
}

/**
 * Keeps the notified account from closing in between, which would leave the notice behind. Accounts are
 * locked before the row that names them, so that row is read twice.
 */
export async function lockWithOwner(
  tx: EntityManager,
  viewer: Viewer,
  ownerOf: (tx: EntityManager) => Promise<string | undefined>,
): Promise<string | undefined> {
  const owner = await ownerOf(tx.fork({ keepTransactionContext: true }))
  await lockActive(tx, viewer, owner ? { others: [owner] } : {})
  return owner
}
