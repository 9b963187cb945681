import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { type PlannedVisit, placeAfter } from '../../rules/board/boardOrder.js'
import { DAY_MS } from '../../rules/dates.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { isOpenVisit } from '../../rules/visits/visits.js'
import { BusinessPerson } from '../accounts/BusinessPerson.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { findAtWork } from '../visits/assignees.js'
import { visitData } from '../visits/tellVisit.js'
import { Visit } from '../visits/Visit.js'
import { roleAtVisit } from '../visits/visitPolicy.js'
import { COLUMN } from './boardRows.js'

export interface Assigning {
  visitId: string
  personId: string | null
  /** The visit before it in the person's column; null for the first place. */
  after: string | null
}

interface VisitToAssign {
  job: Job
  visit: Visit
  /** The visits whose places change, with the new ones. */
  places: { visit: Visit; position: number }[]
}

/**
 * Locks the founder's row, which keeps the business's places until the transaction ends, and the person's, who then can't
 * leave in between.
 */
const lockPeople = (tx: EntityManager, userIds: string[]) =>
  tx.find(
    BusinessPerson,
    { userId: { $in: userIds } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { userId: 'asc' }, refresh: true },
  )

const readColumn = (
  tx: EntityManager,
  owner: string,
  personId: string | null,
  { windowStart }: Visit,
): Promise<PlannedVisit[]> =>
  // Every visit of that day, whatever the clock of its job.
  executeNamed<PlannedVisit>(tx, COLUMN, {
    owner,
    personId,
    before: new Date(windowStart.getTime() + 2 * DAY_MS),
  })

/** An open visit that gets a person and a place. */
const visitToAssign: Subject<Assigning, VisitToAssign> = {
  by: ['vendor', 'admin'],
  async hold({ tx, viewer, now }, { visitId, personId, after }) {
    const found = await tx.findOne(Visit, visitId)
    if (!found) throw notFound('Visit')
    const job = await lockJob(tx, found.jobId)
    const role = roleAtVisit(viewer, job, found, now)
    if (role !== 'vendor' && role !== 'admin') throw notFound('Visit')
    // Once its job is locked, a visit changes its person only when that one leaves.
    const seen = await tx.refresh(found)
    const { vendorId } = found
    const others = [vendorId, personId, seen!.assignedToId].filter(id => id !== null)
    const held = await lockActive(tx, viewer, { others })
    await lockPeople(tx, personId ? [vendorId, personId] : [vendorId])
    if (
      personId &&
      !(held.get(personId)?.isActive && (await findAtWork(tx, vendorId, [personId])).has(personId))
    )
      throw notFound('Person')
    const column = await readColumn(tx, vendorId, personId, found)
    const moved: PlannedVisit = {
      id: visitId,
      status: found.status,
      windowStart: found.windowStart.toISOString(),
      windowEnd: found.windowEnd.toISOString(),
      timeZone: job.timeZone,
      assignedToId: found.assignedToId,
      position: found.position,
    }
    const positions = new Map(placeAfter(column, moved, after).map(({ id, position }) => [id, position]))
    const visits = await tx.find(
      Visit,
      { id: { $in: [...positions.keys()] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    )
    const visit = visits.find(({ id }) => id === visitId)!
    if (!isUnderWay(job.status) || job.vendorId !== vendorId || !isOpenVisit(visit.status))
      throw conflict('VISIT_STATE')
    const places = visits.map(each => ({ visit: each, position: positions.get(each.id)! }))
    return { job, visit, places }
  },
  audited: ({ job, visit: { id: visitId, assignedToId } }) => ({
    action: 'assignVisit',
    subjectId: job.id,
    facts: { visitId, assignedToId },
  }),
}

/** Gives a visit to a person, or to nobody, at a place in their day. Both the person and the one before hear of it. */
export const assignVisit = act(
  visitToAssign,
  async ({ tell, viewer, job, visit, places }, { personId }: Pick<Assigning, 'personId'>) => {
    const former = visit.assignedToId
    visit.assignedToId = personId
    for (const { visit: placed, position } of places) placed.position = position
    if (former === personId) return
    const told = { jobId: job.id, data: visitData(job, visit) }
    const others = (id: string | null) => (id === viewer.personId ? [] : [id])
    tell('visit_unassigned', { to: others(former), ...told })
    tell('visit_assigned', { to: others(personId), ...told })
  },
)
