import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { suspended } from '../shared/errors.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'

/** Keeps the viewer's account from being closed or suspended until the transaction ends. Refused where it is already. */
export async function holdActive(tx: EntityManager, viewer: Viewer): Promise<void> {
  const user = await tx.findOne(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_READ })
  if (!user?.isActive) throw suspended()
}
