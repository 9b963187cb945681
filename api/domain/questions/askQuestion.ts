import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { whyNotAvailable } from '../bids/bidRows.js'
import { type ConflictReason, conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/moveJob.js'
import { tell } from '../tell.js'
import type { AskQuestionInput } from './inputs.js'
import { Question } from './Question.js'

const SEEN = `select ${whyNotAvailable(columnsOf<JobTable>('j'), ':vendorId')} as refusal,
    (select count(*) from questions q where q.job_id = j.id)::int as "all",
    (select count(*) from questions q where q.job_id = j.id and q.vendor_id = :vendorId and q.answer is null)::int as waiting
  from jobs j where j.id = :jobId`

interface Seen {
  refusal: ConflictReason | null
  all: number
  waiting: number
}

const see = async (tx: EntityManager, { now }: Context, jobId: string, vendorId: string): Promise<Seen> => {
  const [seen] = (await executeNamed(tx, SEEN, { jobId, vendorId, now })) as Seen[]
  return seen!
}

/** Locks the job, so that the limits are exact and nobody asks about a job that is being assigned. */
export async function askQuestion(context: Context, { jobId, question }: AskQuestionInput): Promise<string> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    const job = await lockJob(tx, jobId)
    await lockActive(tx, viewer)
    const { refusal, all, waiting } = await see(tx, context, jobId, viewer.id)
    if (refusal) throw conflict(refusal)
    refuseBeyond(context, 'waitingQuestions', waiting + 1)
    refuseBeyond(context, 'questionsPerJob', all + 1)
    await countMade(context, tx, viewer, 'questions')
    const asked = tx.create(Question, { jobId, vendorId: viewer.id, question, createdAt: context.now })
    await tx.flush()
    await tell(tx, context, { kind: 'question_asked', to: [job.customerId], jobId, data: {} })
    return asked.id
  })
}
