import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { unauthenticated } from '../../platform/errors.js'
import { suspended } from '../conflicts.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'

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

interface Others {
  others?: string[]
  lockMode?: Holding | undefined
}

/** Locks the viewer's account, along with others, and refuses if it was closed or suspended since the request began. */
export async function lockActive(
  tx: EntityManager,
  viewer: Pick<Viewer, 'id'>,
  { others = [], lockMode = LockMode.PESSIMISTIC_READ }: Others = {},
): Promise<Map<string, User>> {
  const users = await lockUsers(tx, [viewer.id, ...others], lockMode)
  const held = new Map(users.map(user => [user.id, user]))
  refuseInactive(held.get(viewer.id))
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
