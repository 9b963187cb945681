import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { awaitedVisits, NO_SHOW_HOURS } from '../../rules/visits.js'
import type { Job } from '../jobs/Job.js'
import { fromStates, inStates } from '../makeMove.js'
import type { Visit } from './Visit.js'

/** In SQL: the vendor has not arrived two hours after the window. */
export const isOverdue = (v: Columns<Visit>) =>
  `(${v.status} in ${inStates(awaitedVisits)} and ${v.windowEnd} <= :now::timestamptz - interval '${NO_SHOW_HOURS} hours')`

/** In SQL: nobody came to the first visit of the job, which should have begun two hours ago. */
export const wasNoShow = (job: Columns<Job>) =>
  `(${job.status} in ${fromStates(jobGraph, 'noShow')}
    and exists (select from visits late where late.job_id = ${job.id} and late.vendor_id = ${job.vendorId}
      and ${isOverdue(columnsOf<Visit>('late'))})
    and not exists (select from visits there where there.job_id = ${job.id} and there.vendor_id = ${job.vendorId}
      and there.arrived_at is not null))`
