import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import type { Visit } from './Visit.js'

/** Null for a vendor who had the job before, and for everybody else. */
export const roleAtVisit = (viewer: Viewer, job: Job, visit: Visit) => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  return viewer.id === job.vendorId && viewer.id === visit.vendorId ? 'vendor' : null
}
