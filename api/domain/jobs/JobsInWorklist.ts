import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { addsTo } from '../../platform/rows/View.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { fromStates, toState } from '../makeMove.js'
import { hasExpired } from '../vendors/documentRows.js'
import type { VendorDocument } from '../vendors/VendorDocument.js'
import { counted, WorklistField, waiting, worklistRows } from '../Worklist.js'
import { Job } from './Job.js'
import { isUnderWay, type JobColumns, type JobTable } from './jobPolicy.js'
import { ownJobRows } from './jobRows.js'

/** In index order, so that as few as possible are read. A near date is also the more urgent one. */
const byDate = (j: JobColumns) => `${j.scheduledDate}, ${j.id}`

/** Jobs, named `w`, that wait for an admin. */
export const waitingJobs = (from: string) => waiting(() => ownJobRows, from, byDate)

const w = columnsOf<JobTable>('w')

export const strandedJobs = waitingJobs(`jobs w where ${isUnderWay(w)}
    and ${w.vendorId} in (select u.id from users u where not u.is_active and u.closed_at is null)`)

/** Joins by vendor, since few have an expired document. Each half has its own partial index. */
export const uncoveredJobs = waitingJobs(`jobs w where ${isUnderWay(w)} and ${w.vendorId} in (
      select d.vendor_id from vendor_documents d where d.review_status = ${toState(documentGraph, 'expire')}
      union all select d.vendor_id from vendor_documents d where d.review_status in ${fromStates(documentGraph, 'expire')} and d.expires_on is not null
        and d.expires_on <= (:now::timestamptz at time zone 'UTC')::date and ${hasExpired(columnsOf<VendorDocument>('d'))})`)

class JobsInWorklist {
  @WorklistField(() => Int, { description: counted('accepted and started jobs whose vendor is suspended') })
  strandedJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  strandedJobs!: Rel<Job>[]

  @WorklistField(() => Int, {
    description: counted('accepted and started jobs whose vendor has an expired document'),
  })
  uncoveredJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  uncoveredJobs!: Rel<Job>[]
}

export const jobsInWorklist = addsTo<JobsInWorklist, JobsInWorklist, object>(worklistRows, {
  fields: {
    strandedJobCount: strandedJobs.count,
    strandedJobs: strandedJobs.rows,
    uncoveredJobCount: uncoveredJobs.count,
    uncoveredJobs: uncoveredJobs.rows,
  },
})
