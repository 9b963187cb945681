import { isDriversDay } from '../../rules/people/driversDay.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import type { Visit } from './Visit.js'

/** Drivers act only on visits assigned to them, in the days in which they read them. Everybody else in the business on all. */
export const mayDrive = (
  { role, personId }: Viewer,
  { timeZone }: Pick<Job, 'timeZone'>,
  { assignedToId, windowStart }: Pick<Visit, 'assignedToId' | 'windowStart'>,
  now: Date,
): boolean => role !== 'driver' || (assignedToId === personId && isDriversDay(windowStart, timeZone, now))

/** Null for a vendor who had the job before, for a driver whose visit it isn't, and for everybody else. */
export const roleAtVisit = (viewer: Viewer, job: Job, visit: Visit, now: Date) => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  const isOfBusiness = viewer.id === job.vendorId && viewer.id === visit.vendorId
  return isOfBusiness && mayDrive(viewer, job, visit, now) ? 'vendor' : null
}
