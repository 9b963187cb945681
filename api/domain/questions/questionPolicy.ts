import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { isAvailableTo, type JobTable } from '../jobs/jobPolicy.js'
import type { Question } from './Question.js'

const j = columnsOf<JobTable>('j')

/**
 * In SQL: the customer reads all questions about their job; vendors their own and those that were answered, while they
 * may see the job's details.
 */
export const mayReadQuestion = (q: Columns<Question>) =>
  `(:isAdmin or exists (select from jobs j where ${j.id} = ${q.jobId} and (${j.customerId} = :viewer
    or ((${q.vendorId} = :viewer or ${q.answer} is not null)
      and (${j.vendorId} = :viewer or ${isAvailableTo(j, ':viewer')})))))`
