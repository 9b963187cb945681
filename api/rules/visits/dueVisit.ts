import type { VisitStatus } from './visitGraph.js'
import {
  awaitedVisits,
  customersFailures,
  DISPUTE_HOURS,
  type FailureReason,
  isProven,
  LATE_MINUTES,
  NO_SHOW_HOURS,
  reasonCounts,
  takesDumpster,
  type VisitKind,
} from './visits.js'

type Moment = Date | string

const HOUR_MS = 3_600_000
const at = (moment: Moment) => new Date(moment).getTime()

interface Awaited {
  status: VisitStatus
  windowEnd: Moment
}

/**
 * The visit of a job's vendor that brings or hauls something, as it was scheduled last. Earlier visits, and those of an earlier
 * time that the vendor had the job, don't matter.
 */
export interface DueVisit extends Awaited {
  windowStart: Moment
  arrivedAt: Moment | null
  failedAt: Moment | null
  failureReason: FailureReason | null
  disputedAt: Moment | null
  reportStands: boolean | null
}

const isAwaited = ({ status }: Awaited) => awaitedVisits.some(awaited => awaited === status)

/** Nobody came in its window. Reporting a failure afterwards from somewhere else doesn't change that. */
const nobodyCame = (due: DueVisit, lateMs: number, now: Date): boolean => {
  const { status, windowStart, windowEnd, arrivedAt, failedAt } = due
  if (arrivedAt !== null || at(windowEnd) > now.getTime() - lateMs) return false
  return isAwaited(due) || (status === 'failed' && failedAt !== null && at(failedAt) >= at(windowStart))
}

/** Nobody came, and it should have begun two hours ago. `isMissed` of domain/twinRows.ts is the same in SQL. */
export const isMissed = (due: DueVisit | null, now: Date): boolean =>
  due !== null && nobodyCame(due, NO_SHOW_HOURS * HOUR_MS, now)

/** Nobody came half an hour after its window. */
export const isVendorLate = (due: DueVisit | null, now: Date): boolean =>
  due !== null && nobodyCame(due, LATE_MINUTES * 60_000, now)

/** The vendor has neither arrived nor done it, so that the customer may leave. */
export const isNothingDone = (due: DueVisit | null): boolean =>
  due !== null && due.status !== 'arrived' && due.status !== 'done'

/** It failed, and the customer may look for another vendor. */
export const hasFailed = (due: DueVisit | null): boolean => due?.status === 'failed'

/** Who answers for its failure; null if it hasn't failed. */
export const failedBy = (due: DueVisit | null): 'customer' | 'other' | null => {
  if (due?.status !== 'failed') return null
  return reasonCounts(due) && customersFailures.includes(due.failureReason!) ? 'customer' : 'other'
}

export interface MadeVisit {
  kind: VisitKind
  status: VisitStatus
  finishedByJob: boolean
  /** Of the vendor's current time with the job. */
  isCurrent: boolean
}

/** A visit failed, and none of its kind has been done. A swap that failed is left out: the pickup takes the dumpster all the same. */
export const isFailureOpen = (visits: readonly MadeVisit[]): boolean =>
  visits.some(
    failed =>
      failed.isCurrent &&
      failed.status === 'failed' &&
      failed.kind !== 'swap' &&
      !visits.some(done => done.kind === failed.kind && isProven(done)),
  )

interface Disputable extends Awaited {
  kind: VisitKind
  failedAt: Moment | null
  doneAt: Moment | null
  finishedByJob: boolean
  disputedAt: Moment | null
}

/**
 * The customer may put the visit before an admin: a failure, or one that completing the job finished without a record, for 72
 * hours; a swap or pickup while it is two hours late.
 */
export const isDisputable = (visit: Disputable, now: Date): boolean => {
  const { kind, failedAt, doneAt, finishedByJob, disputedAt, windowEnd } = visit
  if (disputedAt !== null) return false
  const ended = failedAt ?? (finishedByJob ? doneAt : null)
  const isRecent = ended !== null && at(ended) > now.getTime() - DISPUTE_HOURS * HOUR_MS
  const isLate = isAwaited(visit) && at(windowEnd) <= now.getTime() - NO_SHOW_HOURS * HOUR_MS
  return isRecent || (takesDumpster(kind) && isLate)
}
