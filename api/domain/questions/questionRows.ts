import { columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { isUnderWay, type JobTable } from '../jobs/jobPolicy.js'
import { isPast } from '../twinRows.js'
import type { Question } from './Question.js'

const j = columnsOf<JobTable>('j')

export const questionRows: View<Question> = {
  table: 'questions',
  fields: {
    viewerAsked: q => `(${q.vendorId} = :viewer) is true`,
    viewerCanAnswer: q =>
      `(${q.answer} is null and exists (select from jobs j where ${j.id} = ${q.jobId}
        and ${j.customerId} = :viewer and (${isUnderWay(j)} or ${j.status} = 'pending' and not ${isPast(j)})))`,
  },
}
