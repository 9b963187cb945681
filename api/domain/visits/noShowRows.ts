import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { jobGraph } from '../../rules/jobGraph.js'
import {
  awaitedVisits,
  customersFailures,
  DISPUTE_HOURS,
  LATE_MINUTES,
  NO_SHOW_HOURS,
} from '../../rules/visits.js'
import type { Job } from '../jobs/Job.js'
import { fromStates, inStates } from '../makeMove.js'
import type { Visit } from './Visit.js'

const d = columnsOf<Visit>('due')

/** In SQL: the vendor has not arrived two hours after the window. */
export const isOverdue = (v: Columns<Visit>) =>
  `(${v.status} in ${inStates(awaitedVisits)} and ${v.windowEnd} <= :now::timestamptz - interval '${NO_SHOW_HOURS} hours')`

/**
 * In SQL: the customer may put the visit before an admin: a failure, or one that completing the job finished without a record,
 * for 72 hours; a pickup while it is two hours late.
 */
export const isDisputable = (v: Columns<Visit>) =>
  `(${v.disputedAt} is null and (coalesce(${v.failedAt}, case when ${v.finishedByJob} then ${v.doneAt} end) > :now::timestamptz - interval '${DISPUTE_HOURS} hours'
    or (${v.kind} = 'pickup' and ${isOverdue(v)})) is true)`

/**
 * In SQL: a value of the visit `due` that brings or hauls something, as it was scheduled last; null if there is none. Earlier
 * visits, and those of an earlier time that the vendor had the job, don't matter.
 */
export const ofDueVisit = (job: Columns<Job>, value: (due: Columns<Visit>) => string) =>
  `(select ${value(d)} from visits due where ${d.jobId} = ${job.id} and ${d.vendorId} = ${job.vendorId}
    and ${d.kind} <> 'pickup' and ${d.status} <> 'cancelled' order by ${d.createdAt} desc, ${d.id} desc limit 1)`

/** In SQL: nobody came in its window. Reporting a failure afterwards from somewhere else doesn't change that. */
export const nobodyCame = (v: Columns<Visit>, late: string) =>
  `(${v.arrivedAt} is null and ${v.windowEnd} <= :now::timestamptz - interval '${late}'
    and (${v.status} in ${inStates(awaitedVisits)} or (${v.status} = 'failed' and ${v.failedAt} >= ${v.windowStart})))`

/** In SQL: nobody came to the due visit, which should have begun two hours ago. */
export const wasNoShow = (job: Columns<Job>) =>
  `(${job.status} in ${fromStates(jobGraph, 'noShow')}
    and ${ofDueVisit(job, v => nobodyCame(v, `${NO_SHOW_HOURS} hours`))} is true)`

/** In SQL: nobody came to the due visit half an hour after its window. */
export const isVendorLate = (job: Columns<Job>) =>
  `(${ofDueVisit(job, v => nobodyCame(v, `${LATE_MINUTES} minutes`))} is true)`

/** In SQL: the reason of the failed visit `v` is the customer's, and counts. */
const isCustomersFailure = (v: Columns<Visit>) =>
  `(${v.failureReason} in ${inStates(customersFailures)} and (${v.disputedAt} is null or ${v.reportStands} is true))`

/** In SQL: who answers for the failure of the due visit; null if it hasn't failed. */
export const failedBy = (job: Columns<Job>) =>
  ofDueVisit(
    job,
    v =>
      `case when ${v.status} = 'failed' then case when ${isCustomersFailure(v)} then 'customer' else 'other' end end`,
  )

/** In SQL: the vendor has neither arrived at the due visit nor done it, so that the customer may leave. */
export const isNothingDone = (job: Columns<Job>) =>
  `(${ofDueVisit(job, v => `${v.status} not in ('arrived', 'done')`)} is true)`

/** In SQL: the due visit failed, and the customer may look for another vendor. */
export const isDueFailed = (job: Columns<Job>) =>
  `(${ofDueVisit(job, v => `${v.status} = 'failed'`)} is true)`
