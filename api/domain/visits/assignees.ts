import type { EntityManager } from '@mikro-orm/postgresql'
import { isOpenVisit } from '../../rules/visits/visits.js'
import { BusinessPerson, isWorking } from '../accounts/BusinessPerson.js'
import { Visit } from './Visit.js'

/** The people who do a job's visits. Acts lock them with the other accounts. */
export const assigneesOf = async (tx: EntityManager, jobId: string): Promise<string[]> => {
  const assigned = await tx
    .fork({ keepTransactionContext: true })
    .find(Visit, { jobId, assignedToId: { $ne: null } })
  return [...new Set(assigned.map(({ assignedToId }) => assignedToId!))]
}

/** The people of `ids` who work for the business now. A vendor without people works alone. */
export const findAtWork = async (
  tx: EntityManager,
  vendorId: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  const people = await tx.find(BusinessPerson, { userId: { $in: [...ids] } }, { refresh: true })
  const rows = new Map(people.map(person => [person.userId, person]))
  const isAtWork = (id: string) => {
    const person = rows.get(id)
    if (!person) return id === vendorId
    return person.vendorId === vendorId && isWorking(person)
  }
  return new Set(ids.filter(isAtWork))
}

/** Takes locked visits that aren't done from people who have left, so that none is scheduled again for them. */
export const unassignLeavers = async (
  tx: EntityManager,
  vendorId: string | null,
  visits: readonly Visit[],
): Promise<void> => {
  const assigned = visits.flatMap(({ assignedToId }) => assignedToId ?? [])
  if (!vendorId || assigned.length === 0) return
  const atWork = await findAtWork(tx, vendorId, [...new Set(assigned)])
  for (const visit of visits)
    if (
      visit.assignedToId &&
      !atWork.has(visit.assignedToId) &&
      (isOpenVisit(visit.status) || visit.status === 'failed')
    )
      visit.assignedToId = null
}
