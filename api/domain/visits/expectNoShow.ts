import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { awaitedVisits, isNoShow } from '../../rules/visits.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { Visit } from './Visit.js'

/**
 * True if nobody came to a first visit that should have begun two hours ago; `wasNoShow` in noShowRows.ts is the same in
 * SQL. Once a vendor has been there, their dumpster may be, too, and only they can fetch it.
 */
const isMissed = (visits: readonly Visit[], now: Date): boolean =>
  visits.every(({ arrivedAt }) => arrivedAt === null) &&
  visits.some(
    ({ status, windowEnd }) => awaitedVisits.some(awaited => awaited === status) && isNoShow(windowEnd, now),
  )

/** True if nobody came to a job that the transaction has locked. Visit moves lock the job, too. */
export const wasMissed = async (
  tx: EntityManager,
  { now }: Context,
  { id: jobId, vendorId }: Job,
): Promise<boolean> => isMissed(await tx.find(Visit, { jobId, vendorId }), now)

/** Refuses unless nobody came to a job that the transaction has locked. Visit moves lock the job, too. */
export async function expectNoShow(
  tx: EntityManager,
  { now }: Context,
  { id: jobId, status: jobStatus, vendorId }: Job,
  path: string,
): Promise<void> {
  if (vendorId === null || !isUnderWay(jobStatus)) throw conflict('JOB_STATE')
  const visits = await tx.find(Visit, { jobId, vendorId })
  if (visits.some(({ arrivedAt }) => arrivedAt !== null)) throw conflict('VISIT_STATE')
  if (!isMissed(visits, now)) throw badField(path, 'You can report this two hours after the agreed time')
}
