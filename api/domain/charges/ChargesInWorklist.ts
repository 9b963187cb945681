import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { Job } from '../jobs/Job.js'
import { waitingJobs } from '../jobs/JobsInWorklist.js'
import { fromStates } from '../makeMove.js'
import { counted, WorklistField, worklistRows } from '../Worklist.js'

/** Few charges are contested, and those have a partial index. The work may be done. */
export const contestedJobs = waitingJobs(
  `jobs w where w.id in (select c.job_id from job_charges c where c.status in ${fromStates(chargeGraph, 'uphold')})`,
)

class ChargesInWorklist {
  @WorklistField(() => Int, { description: counted('jobs with a contested charge') })
  contestedJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  contestedJobs!: Rel<Job>[]
}

export const chargesInWorklist = addsTo<ChargesInWorklist, ChargesInWorklist, object>(worklistRows, {
  fields: {
    contestedJobCount: contestedJobs.count,
    contestedJobs: contestedJobs.rows,
  },
})
