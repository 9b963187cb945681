import { newId } from '../../platform/ids.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { UserType } from '../../rules/kinds.js'
import type { NoticeKindName } from '../../rules/notices/notices.js'
import type { Acting } from '../act.js'
import type { Job } from './Job.js'
import type { JobEvent } from './JobEvent.js'

/** The customer's notice after somebody else moved the job, which depends on the mover. */
const toCustomer = (status: JobStatus, by: UserType) =>
  status === 'pending' && by === 'admin' ? 'order_reopened' : orderKinds[status]

const orderKinds = {
  pending: 'order_given_back',
  accepted: 'order_assigned',
  in_progress: 'order_started',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
} as const satisfies Record<JobStatus, NoticeKindName>

/** The notices to the job's vendor, or a vendor with an open bid. */
const toVendor = {
  pending: 'job_taken_back',
  accepted: 'job_assigned',
  in_progress: null,
  completed: null,
  cancelled: 'job_cancelled',
} as const satisfies Record<JobStatus, NoticeKindName | null>

/** Notifies these users about an entry of a job's history, except its author. */
export async function tellJobMoved(
  { tx, viewer, tell }: Acting,
  job: Job,
  event: JobEvent,
  userIds: (string | null)[],
): Promise<void> {
  // The entry gets its id, which the mail needs, when it is inserted.
  await tx.flush()
  const others = userIds.filter(id => id !== viewer.id)
  const by = viewer.userType
  const told = {
    jobId: job.id,
    eventId: newId(),
    data: {
      jobEventId: String(event.id),
      reason: event.reason,
      by,
      price: job.finalPrice ?? '',
      ...(event.vendorDidNotCome && { vendorDidNotCome: true }),
    },
  }
  if (others.includes(job.customerId)) tell(toCustomer(event.toStatus, by), { ...told, to: [job.customerId] })
  const kind = toVendor[event.toStatus]
  // The new vendor must not learn why another vendor no longer has the job.
  const data = kind === 'job_assigned' ? { ...told.data, reason: null } : told.data
  if (kind) tell(kind, { ...told, data, to: others.filter(id => id !== job.customerId) })
}
