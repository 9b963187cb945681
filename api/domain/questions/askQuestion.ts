import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { questionQuotas, questionRates } from '../../rules/questions/questionBounds.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act, type Subject } from '../act.js'
import { bidFacts } from '../bids/bidRows.js'
import { whyNotAvailable } from '../bids/whyNotBid.js'
import { refuse } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/jobToMove.js'
import { Question } from './Question.js'

const SEEN = `select ${bidFacts(columnsOf<JobTable>('j'), ':vendorId')} as facts,
    (select count(*) from questions q where q.job_id = j.id)::int as "all",
    (select count(*) from questions q where q.job_id = j.id and q.vendor_id = :vendorId and q.answer is null)::int as waiting
  from jobs j where j.id = :jobId`

interface Seen {
  /** JSON as text. */
  facts: string
  all: number
  waiting: number
}

/** Locks the job, so that the limits are exact and nobody asks about a job that is being assigned. */
const jobToAskAbout: Subject<string, { job: Job; seen: Seen }> = {
  by: ['vendor'],
  async hold({ tx, viewer, now }, jobId) {
    const job = await lockJob(tx, jobId)
    await lockActive(tx, viewer)
    const [seen] = await executeNamed<Seen>(tx, SEEN, { jobId, vendorId: viewer.id, now })
    return { job, seen: seen! }
  },
}

export const askQuestion = act(jobToAskAbout, async (acting, question: string) => {
  const { tx, context, viewer, now, tell, job, seen } = acting
  refuse(whyNotAvailable(JSON.parse(seen.facts), now))
  refuseBeyond(context, questionQuotas.waitingQuestions, seen.waiting + 1)
  refuseBeyond(context, questionQuotas.questionsPerJob, seen.all + 1)
  await countMade(context, tx, viewer, questionRates.questions)
  const asked = tx.create(Question, { jobId: job.id, vendorId: viewer.id, question, createdAt: now })
  tell('question_asked', { to: [job.customerId], jobId: job.id, data: {} })
  return asked.id
})
