import { LockMode } from '@mikro-orm/core'
import { allow, notFound } from '../../platform/errors.js'
import { revealsBy } from '../../rules/ratings/reveal.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import { Job } from '../jobs/Job.js'
import { ratedBy } from '../jobs/jobPolicy.js'
import type { SubmitRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { recount } from './recount.js'
import { tellRevealed } from './reveal.js'

/**
 * A job of the viewer with both parties, who are locked so that one of two who rate at the same time finds the other's
 * rating, and averages stay exact with any number of ratings.
 */
const jobToRate: Subject<string, { job: Job; ratings: Rating[] }> = {
  by: ['customer', 'vendor'],
  async hold({ tx, viewer }, jobId) {
    const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
    if (!job || (job.customerId !== viewer.id && job.vendorId !== viewer.id)) throw notFound('Job')
    const others = [job.customerId, job.vendorId].filter(id => id !== null)
    await lockActive(tx, viewer, { others, lockMode: LockMode.PESSIMISTIC_WRITE })
    return { job, ratings: await tx.find(Rating, { jobId }) }
  },
}

type Given = Omit<SubmitRatingInput, 'jobId'>

/**
 * Rates the other party. The rating is sealed until they have rated, too, or the time has come; then both are
 * revealed, in this transaction.
 */
export const submitRating = act(jobToRate, async (acting, { rating, comment, ratedId: named }: Given) => {
  const { tx, context, viewer, now, tell, job, ratings } = acting
  const ratedId = ratedBy(viewer, job)
  if (job.status !== 'completed' || !ratedId) throw conflict('NOT_COMPLETED')
  allow(!named || named === ratedId)
  if (ratings.some(({ raterId }) => raterId === viewer.id)) throw conflict('ALREADY_RATED')
  const other = ratings.find(({ raterId }) => raterId === ratedId)
  const end = revealsBy(job.completedDate!)
  const isSealed = !other && end > now
  const wasSealed = other !== undefined && other.revealsAt > now
  if (wasSealed) other.revealsAt = now
  const given = tx.create(Rating, {
    jobId: job.id,
    raterId: viewer.id,
    ratedId,
    rating,
    comment: orNull(comment),
    createdAt: now,
    revealsAt: isSealed ? end : now,
    // A rating that was never sealed reveals nothing that anybody waits for.
    revealTold: !isSealed && !wasSealed,
  })
  await tx.flush()
  if (wasSealed) await tellRevealed(tx, context, job.id, [ratedId, viewer.id])
  else {
    await recount(tx, context, [ratedId])
    tell('rating_received', { to: [ratedId], jobId: job.id, data: { rating: isSealed ? null : rating } })
  }
  return given.id
})
