import { notFound } from '../../platform/errors.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, act, type Subject } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { Question } from './Question.js'

/** The asker and all bidders, or only the vendor once a bid is accepted, since nobody else sees the job then. */
const readersOf = async ({ tx, now }: Acting, job: Job, askerId: string): Promise<string[]> => {
  if (job.status !== 'pending') return [job.vendorId ?? askerId]
  const open = { jobId: job.id, status: 'pending' as const, expiresAt: { $gt: now } }
  const bids = await tx.find(Bid, open, { fields: ['vendorId'] })
  return [askerId, ...bids.map(({ vendorId }) => vendorId)]
}

const questionToAnswer: Subject<string, { job: Job; question: Question; readers: string[] }> = {
  by: ['customer'],
  async hold(acting, id) {
    const { tx, viewer } = acting
    const seen = await tx.findOne(Question, id)
    if (!seen) throw notFound('Question')
    const job = await lockJob(tx, seen.jobId)
    if (job.customerId !== viewer.id) throw notFound('Question')
    const readers = await readersOf(acting, job, seen.vendorId)
    await lockActive(tx, viewer, { others: readers })
    // Another tab may have answered it before we got the lock.
    return { job, readers, question: await tx.findOneOrFail(Question, id, { refresh: true }) }
  },
}

/** Answers a question once, for all vendors who may see the job. */
export const answerQuestion = act(questionToAnswer, async (acting, answer: string) => {
  const { job, question, readers, now, tell } = acting
  if (question.answer !== null) throw conflict('ALREADY_ANSWERED')
  const isPending = job.status === 'pending'
  if (!isPending && !canMove(jobGraph, job.status, 'reopen')) throw conflict('JOB_NOT_OPEN')
  if (isPending && isJobPast(job, now)) throw conflict('JOB_EXPIRED')
  Object.assign(question, { answer, answeredAt: now })
  tell('question_answered', { to: readers, jobId: job.id, data: {} })
})
