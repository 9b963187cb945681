import { notFound } from '../../platform/errors.js'
import { isJobPast } from '../../rules/jobDates.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { Bid } from '../bids/Bid.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { lockJob } from '../jobs/moveJob.js'
import { tell } from '../tell.js'
import type { AnswerQuestionInput } from './inputs.js'
import { Question } from './Question.js'

/**
 * Answers a question once, for all vendors who may see the job. Notifies the asker and all bidders, or only
 * the vendor once a bid is accepted.
 */
export async function answerQuestion(
  context: Context,
  { questionId, answer }: AnswerQuestionInput,
): Promise<void> {
  const viewer = await context.signedIn('customer')
  await context.act(async tx => {
    const seen = await tx.findOne(Question, questionId)
    if (!seen) throw notFound('Question')
    const job = await lockJob(tx, seen.jobId)
    if (job.customerId !== viewer.id) throw notFound('Question')
    const openBids = { jobId: job.id, status: 'pending' as const, expiresAt: { $gt: context.now } }
    const bids = await tx.find(Bid, openBids, { fields: ['vendorId'] })
    const isPending = job.status === 'pending'
    // Once a bid is accepted, only its vendor sees the job.
    const vendors = isPending
      ? [seen.vendorId, ...bids.map(({ vendorId }) => vendorId)]
      : [job.vendorId ?? seen.vendorId]
    await lockActive(tx, viewer, { others: vendors })
    // Another tab may have answered it before we got the lock.
    const question = await tx.findOneOrFail(Question, questionId, { refresh: true })
    if (question.answer !== null) throw conflict('ALREADY_ANSWERED')
    if (!isPending && !canMove(jobGraph, job.status, 'reopen')) throw conflict('JOB_NOT_OPEN')
    if (isPending && isJobPast(job, context.now)) throw conflict('JOB_EXPIRED')
    question.answer = answer
    question.answeredAt = context.now
    await tx.flush()
    await tell(tx, context, {
      kind: 'question_answered',
      to: vendors,
      jobId: job.id,
      data: {},
    })
  })
}
