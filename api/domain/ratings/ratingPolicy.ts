import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

/** The user the viewer would rate: the other party; null for everyone else. */
export const ratedBy = (viewer: Viewer | null, job: Facts): string | null => {
  if (viewer?.id === job.customerId) return job.vendorId
  return viewer && viewer.id === job.vendorId ? job.customerId : null
}

export const mayRate = (viewer: Viewer | null, job: Facts & { viewerHasRated?: boolean }): boolean =>
  job.status === 'completed' && !job.viewerHasRated && ratedBy(viewer, job) !== null
