import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { addsTo } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import { waitingJobs } from '../jobs/JobsInWorklist.js'
import { isUnderWay, type JobTable } from '../jobs/jobPolicy.js'
import { counted, WorklistField, worklistRows } from '../Worklist.js'
import { isOverdue } from './noShowRows.js'
import type { Visit } from './Visit.js'

const w = columnsOf<JobTable>('w')

/** Joins by visit, since few are late; those still to come have a partial index. */
export const overdueJobs =
  waitingJobs(`jobs w where ${isUnderWay(w)} and exists (select from visits late where late.job_id = ${w.id}
    and late.vendor_id = ${w.vendorId} and ${isOverdue(columnsOf<Visit>('late'))})`)

/** Few visits are disputed, and those have a partial index. */
export const disputedJobs = waitingJobs(
  `jobs w where ${w.id} in (select v.job_id from visits v where v.disputed_at is not null and v.dispute_decided_at is null)`,
)

class VisitsInWorklist {
  @WorklistField(() => Int, {
    description: counted('accepted and started jobs whose vendor is two hours late'),
  })
  overdueJobCount!: number

  @WorklistField(() => [Job], { description: 'Those jobs, the one with the nearest date first.' })
  overdueJobs!: Rel<Job>[]

  @WorklistField(() => Int, {
    description: counted('jobs whose customer disputes a failed visit or a late pickup'),
  })
  disputedJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  disputedJobs!: Rel<Job>[]
}

export const visitsInWorklist = addsTo<VisitsInWorklist, VisitsInWorklist, object>(worklistRows, {
  fields: {
    overdueJobCount: overdueJobs.count,
    overdueJobs: overdueJobs.rows,
    disputedJobCount: disputedJobs.count,
    disputedJobs: disputedJobs.rows,
  },
})
