import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { addsTo } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import { waitingJobs } from '../jobs/JobsInWorklist.js'
import { isOpen, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { DateTime } from '../scalars.js'
import { isOpenBid } from '../twinRows.js'
import { counted, WorklistField, worklistRows } from '../Worklist.js'
import type { Bid } from './Bid.js'

/** When a job without a bid is late. */
const BID_HOURS = 4
const LATE = `interval '${BID_HOURS} hours'`

const hasNoBid = (j: JobColumns) =>
  `not exists (select from bids b where b.job_id = ${j.id} and ${isOpenBid(columnsOf<Bid>('b'))})`

const w = columnsOf<JobTable>('w')

// Adding to created_at keeps the planner off its index, which leads through every pending job ever posted.
export const unansweredJobs = waitingJobs(
  `jobs w where ${isOpen(w)} and ${w.createdAt} + ${LATE} <= :now::timestamptz and ${hasNoBid(w)}`,
)

class BidsInWorklist {
  @WorklistField(() => Int, {
    description: counted(
      `jobs that are open for bids, were posted at least ${BID_HOURS} hours ago and have no pending bid`,
    ),
  })
  unansweredJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, nearest first.' })
  unansweredJobs!: Rel<Job>[]

  @WorklistField(() => DateTime, {
    nullable: true,
    description: `When the next job will have gone without a bid for ${BID_HOURS} hours; null if there is none. No change event is sent then, so refetch at that time.`,
  })
  nextUnansweredAt!: Date | null
}

export const bidsInWorklist = addsTo<BidsInWorklist, BidsInWorklist, object>(worklistRows, {
  fields: {
    unansweredJobCount: unansweredJobs.count,
    unansweredJobs: unansweredJobs.rows,
    nextUnansweredAt: () => `(select w.created_at + ${LATE} from jobs w where ${isOpen(w)}
      and ${w.createdAt} > :now::timestamptz - ${LATE} and ${hasNoBid(w)} order by ${w.createdAt} limit 1)`,
  },
})
