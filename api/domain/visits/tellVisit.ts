import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import type { Visit } from './Visit.js'

/** The data of every notice about a visit. */
export const visitData = ({ timeZone }: Job, { id, kind, windowStart, windowEnd }: Visit) => ({
  visitId: id,
  visitKind: kind,
  windowStart: windowStart.toISOString(),
  windowEnd: windowEnd.toISOString(),
  timeZone,
})

/** Notifies these users about a visit, except the one who caused it. */
export const tellVisit = (
  { tell, viewer }: Pick<Acting, 'tell' | 'viewer'>,
  kind: 'visit_start_undone' | 'visit_arrived' | 'visit_done' | 'visit_scheduled',
  { job, visit }: { job: Job; visit: Visit },
  to: string[],
): void => tell(kind, { to: to.filter(id => id !== viewer.id), jobId: job.id, data: visitData(job, visit) })

export const tellOnTheWay = (
  { tell, job, visit }: Pick<Acting, 'tell'> & { job: Job; visit: Visit },
  eta: Date,
): void =>
  tell('visit_on_the_way', {
    to: [job.customerId],
    jobId: job.id,
    data: { ...visitData(job, visit), eta: eta.toISOString() },
  })

export const tellFailed = (
  { tell, now, job, visit }: Pick<Acting, 'tell' | 'now'> & { job: Job; visit: Visit },
  reason: NonNullable<Visit['failureReason']>,
): void =>
  tell('visit_failed', {
    to: [job.customerId],
    jobId: job.id,
    data: { ...visitData(job, visit), reason, ...(now < visit.windowStart && { isCalledOff: true }) },
  })

export const tellDispute = (
  { tell, job, visit }: Pick<Acting, 'tell'> & { job: Job; visit: Visit },
  kind: 'visit_disputed' | 'visit_dispute_decided',
  to: (string | null)[] | 'admins',
): void =>
  tell(kind, {
    to,
    jobId: job.id,
    data: {
      ...visitData(job, visit),
      reason: visit.failureReason,
      ...(visit.reportStands !== null && { stands: visit.reportStands }),
    },
  })
