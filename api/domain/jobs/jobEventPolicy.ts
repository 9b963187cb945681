import type { Columns } from '../../platform/rows/columns.js'
import type { JobEvent } from './JobEvent.js'
import type { JobColumns } from './jobPolicy.js'

/** In SQL: the entry with which the job went to its present vendor; null before a bid is accepted. */
const assignment = (jobId: string) =>
  `(select max(a.id) from job_events a where a.job_id = ${jobId} and a.to_status = 'accepted')`

/**
 * In SQL: whether the job's vendor `vendor` may read this entry: the request and its edits, their own steps,
 * and everything since the job went to them. The previous vendor's name and reason stay hidden from them.
 */
export const isOfVendor = (e: Columns<JobEvent>, vendor: string) =>
  `(${e.actorId} = ${vendor} or ${e.id} >= ${assignment(e.jobId)}
    or (${e.toStatus} = 'pending' and coalesce(${e.fromStatus}, 'pending') = 'pending'))`

/** In SQL: the reason of an assignment says why the vendor before no longer has the job. */
export const isReasonOfVendor = (e: Columns<JobEvent>, vendor: string) =>
  `(${e.actorId} = ${vendor} or ${e.id} > ${assignment(e.jobId)})`

const readsAll = (j: JobColumns) => `${j.customerId} = :viewer or :isAdmin`

/** In SQL, for the parties of the job. */
export const mayReadEvent = (e: Columns<JobEvent>, j: JobColumns) =>
  `(${readsAll(j)} or ${isOfVendor(e, ':viewer')})`

/** In SQL, for the parties of the job. */
export const mayReadReason = (e: Columns<JobEvent>, j: JobColumns) =>
  `(${readsAll(j)} or ${isReasonOfVendor(e, ':viewer')})`
