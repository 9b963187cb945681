import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { tell } from '../tell.js'
import type { Visit } from './Visit.js'

/** The data of every notice about a visit. `remindOfVisits` builds the same in SQL. */
const dataOf = ({ timeZone }: Job, { id, kind, windowStart, windowEnd }: Visit) => ({
  visitId: id,
  visitKind: kind,
  windowStart: windowStart.toISOString(),
  windowEnd: windowEnd.toISOString(),
  timeZone,
})

/** Notifies these users about a visit, except the one who caused it. */
export async function tellVisit(
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  visit: Visit,
  { kind, to }: { kind: 'visit_arrived' | 'visit_done' | 'visit_scheduled'; to: string[] },
): Promise<void> {
  const others = to.filter(id => id !== viewer.id)
  await tell(tx, context, { kind, to: others, jobId: job.id, data: dataOf(job, visit) })
}

export const tellOnTheWay = (
  tx: EntityManager,
  context: Context,
  job: Job,
  visit: Visit,
  eta: Date,
): Promise<void> =>
  tell(tx, context, {
    kind: 'visit_on_the_way',
    to: [job.customerId],
    jobId: job.id,
    data: { ...dataOf(job, visit), eta: eta.toISOString() },
  })

export const tellFailed = (
  tx: EntityManager,
  context: Context,
  job: Job,
  visit: Visit,
  reason: NonNullable<Visit['failureReason']>,
): Promise<void> =>
  tell(tx, context, {
    kind: 'visit_failed',
    to: [job.customerId],
    jobId: job.id,
    data: { ...dataOf(job, visit), reason },
  })
