import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { ConflictReason } from '../conflicts.js'
import {
  isAvailableTo,
  isInAreaOf,
  isOfferedBy,
  isOnHold,
  isPast,
  type JobColumns,
  type JobTable,
} from '../jobs/jobPolicy.js'
import type { Question } from './Question.js'

const because = (reason: ConflictReason) => `'${reason}'`

/** In SQL: why a vendor may not ask about a job, or null: what they would need to see it among the available jobs. */
export const whyNotAsk = (j: JobColumns, vendor: string) =>
  `case when ${j.status} <> 'pending' or ${isOnHold(j)} then ${because('JOB_NOT_OPEN')}
    when ${isPast(j)} then ${because('JOB_EXPIRED')}
    when not ${isInAreaOf(j, vendor)} then ${because('NOT_IN_AREA')}
    when not ${isOfferedBy(j, vendor)} then ${because('SERVICE_NOT_OFFERED')} end`

const j = columnsOf<JobTable>('j')

/**
 * In SQL: the customer reads all questions about their job; vendors their own and those that were answered, while they
 * may see the job's details.
 */
export const mayReadQuestion = (q: Columns<Question>) =>
  `(:isAdmin or exists (select from jobs j where ${j.id} = ${q.jobId} and (${j.customerId} = :viewer
    or ((${q.vendorId} = :viewer or ${q.answer} is not null)
      and (${j.vendorId} = :viewer or ${isAvailableTo(j, ':viewer')})))))`
