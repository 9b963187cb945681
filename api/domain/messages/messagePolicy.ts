import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

/** Who reads what the viewer writes: the other of customer and assigned vendor. Null without a vendor or for others. */
export const receiverOf = (viewer: Viewer | null, job: Facts): string | null => {
  if (!viewer || !job.vendorId) return null
  if (viewer.id === job.customerId) return job.vendorId
  return viewer.id === job.vendorId ? job.customerId : null
}

/** A thread opens when a bid is accepted and stays open after the work, but not on a cancelled job. */
export const mayMessage = (viewer: Viewer | null, job: Facts): boolean =>
  job.status !== 'cancelled' && receiverOf(viewer, job) !== null
