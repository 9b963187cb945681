import type { Viewer } from '../accounts/Viewer.js'
import { canMove, type JobMove, jobMoves } from '../rules/jobStates.js'
import type { Job } from './Job.js'

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

const roleIn = (viewer: Viewer, job: Facts) => {
  if (viewer.userType === 'admin') return 'admin'
  if (viewer.id === job.customerId) return 'customer'
  return viewer.id === job.vendorId ? 'vendor' : null
}

/** Whether the move is this person's at all, whatever the job's state. */
export const isTheirs = (viewer: Viewer | null, job: Facts, move: JobMove): boolean => {
  const role = viewer && roleIn(viewer, job)
  return !!role && (jobMoves[move].by as readonly string[]).includes(role)
}

export const mayMove = (viewer: Viewer | null, job: Facts, move: JobMove): boolean =>
  isTheirs(viewer, job, move) && canMove(job.status, move)

export const mayCancel = (viewer: Viewer | null, job: Facts): boolean =>
  mayMove(viewer, job, 'cancel') || mayMove(viewer, job, 'adminCancel')

/** In SQL, of a row of jobs: who may read the contact, the history and such. */
export const isParty = (j: string) => `(${j}.customer_id = :viewer or ${j}.vendor_id = :viewer or :isAdmin)`

/** In SQL: jobs in a vendor's areas. */
export const isInAreaOf = (j: string, vendor: string) =>
  `exists (select from service_areas a where a.vendor_id = ${vendor} and a.zip5 = ${j}.zip5)`

/** In SQL: jobs of the kinds that a vendor offers. */
export const isOfferedBy = (j: string, vendor: string) =>
  `exists (select from vendor_services s where s.vendor_id = ${vendor} and s.service_type = ${j}.type and s.is_active)`

/** In SQL: pending jobs in a vendor's areas, of the kinds the vendor offers (DESIGN 3, "Available"). */
export const isAvailableTo = (j: string, vendor: string) =>
  `(${j}.status = 'pending' and ${isInAreaOf(j, vendor)} and ${isOfferedBy(j, vendor)})`

/** In SQL: which jobs exist for the viewer. */
export const visibleTo = (j: string) =>
  `(${isParty(j)} or exists (select from bids b where b.vendor_id = :viewer and b.job_id = ${j}.id) or ${isAvailableTo(j, ':viewer')})`
