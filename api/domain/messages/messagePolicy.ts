import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

/**
 * The receiver of the viewer's messages: the other party of the job. Null if there is no vendor or the viewer is not a
 * party.
 */
export const receiverOf = (viewer: Viewer | null, job: Facts): string | null => {
  if (!viewer || !job.vendorId) return null
  if (viewer.id === job.customerId) return job.vendorId
  return viewer.id === job.vendorId ? job.customerId : null
}

/** Messages are possible once a bid is accepted and after the work is done, but not on a cancelled job. */
export const mayMessage = (viewer: Viewer | null, job: Facts): boolean =>
  job.status !== 'cancelled' && receiverOf(viewer, job) !== null
