import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../platform/database/prepared.js'
import type { NoticeKindName } from '../rules/notices/notices.js'
import { type Told, tellAll } from './tell.js'

/** A notice that a task may have sent before. */
export interface Due<Kind extends NoticeKindName = NoticeKindName> extends Told<Kind> {
  to: readonly string[]
  jobId: string
  eventId: string
}

const TOLD = `select event_id || ' ' || user_id as told from notices where event_id = any(:eventIds::uuid[])`

const untold = async (tx: EntityManager, due: readonly Due[]): Promise<Due[]> => {
  const before = await executeNamed<{ told: string }>(tx, TOLD, {
    eventIds: due.map(({ eventId }) => eventId),
  })
  const told = new Set(before.map(each => each.told))
  return due
    .map(each => ({ ...each, to: each.to.filter(userId => !told.has(`${each.eventId} ${userId}`)) }))
    .filter(({ to }) => to.length > 0)
}

const LOCK_JOBS = 'select id from jobs where id = any(:ids::uuid[]) order by id for key share'
const LOCK_USERS = 'select id from users where id = any(:ids::uuid[]) order by id for key share'

/** Keeps accounts from being closed until the transaction ends, so that no closed account gets a notice. */
export const lockReaders = (tx: EntityManager, ids: string[]): Promise<object[]> =>
  executeNamed(tx, LOCK_USERS, { ids })

/**
 * Sends notices that are due, except those sent before. Locks their jobs, then their readers
 * (docs/decisions/0039-order-of-locks.md).
 */
export const tellDue = async (tx: EntityManager, now: Date, due: readonly Due[]): Promise<void> => {
  if (due.length === 0) return
  const told = await untold(tx, due)
  if (told.length === 0) return
  await executeNamed(tx, LOCK_JOBS, { ids: told.map(({ jobId }) => jobId) })
  await lockReaders(
    tx,
    told.flatMap(({ to }) => to),
  )
  await tellAll(tx, { now }, told)
}
