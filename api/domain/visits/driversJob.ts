import { notFound } from '../../platform/errors.js'
import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import { Visit } from './Visit.js'
import { mayDrive } from './visitPolicy.js'

/** Throws NOT_FOUND to a driver who has no visit at the job these days. It lets everybody else pass. */
export async function expectDriversJob(
  { tx, viewer, now }: Pick<Acting, 'tx' | 'viewer' | 'now'>,
  job: Job,
): Promise<void> {
  if (viewer.role !== 'driver') return
  const theirs = { jobId: job.id, vendorId: viewer.id, assignedToId: viewer.personId }
  const visits = job.vendorId === viewer.id ? await tx.find(Visit, theirs) : []
  if (!visits.some(visit => mayDrive(viewer, job, visit, now))) throw notFound('Job')
}
