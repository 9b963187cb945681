import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import type { DueVisit } from '../../rules/visits/dueVisit.js'
import { awaitedVisits, NO_SHOW_HOURS } from '../../rules/visits/visits.js'
import type { Job } from '../jobs/Job.js'
import { fromStates, inStates } from '../makeMove.js'
import { isMissed } from '../twinRows.js'
import type { Visit } from './Visit.js'

const d = columnsOf<Visit>('due')

/** In SQL: the vendor has not arrived two hours after the window. */
export const isOverdue = (v: Columns<Visit>) =>
  `(${v.status} in ${inStates(awaitedVisits)} and ${v.windowEnd} <= :now::timestamptz - interval '${NO_SHOW_HOURS} hours')`

const ofDueVisit = (job: Columns<Job>, value: string) =>
  `(select ${value} from visits due where ${d.jobId} = ${job.id} and ${d.vendorId} = ${job.vendorId}
    and ${d.kind} not in ('swap', 'pickup') and ${d.status} <> 'cancelled' order by ${d.createdAt} desc, ${d.id} desc limit 1)`

const facts = {
  status: d.status,
  windowStart: d.windowStart,
  windowEnd: d.windowEnd,
  arrivedAt: d.arrivedAt,
  failedAt: d.failedAt,
  failureReason: d.failureReason,
  disputedAt: d.disputedAt,
  reportStands: d.reportStands,
} satisfies Record<keyof DueVisit, string>

/** In SQL, as JSON: the job's DueVisit (rules/dueVisit.ts); null if there is none. */
export const dueVisit = (job: Columns<Job>) =>
  ofDueVisit(
    job,
    `json_build_object(${Object.entries(facts)
      .map(([name, sql]) => `'${name}', ${sql}`)
      .join(', ')})`,
  )

/** In SQL: nobody came to the due visit. */
export const wasNoShow = (job: Columns<Job>) =>
  `(${job.status} in ${fromStates(jobGraph, 'noShow')} and ${ofDueVisit(job, isMissed(d))} is true)`
