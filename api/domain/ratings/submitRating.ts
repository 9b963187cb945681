import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { allow, notFound } from '../../platform/errors.js'
import { revealsBy } from '../../rules/reveal.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { ratedBy } from '../jobs/jobPolicy.js'
import { tell } from '../tell.js'
import type { SubmitRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { recount } from './recount.js'
import { tellRevealed } from './reveal.js'

/**
 * Rates the other party. The rating is sealed until they have rated, too, or the time has come; then both are
 * revealed, in this transaction. Both parties are locked, so that one of two who rate at the same time finds the
 * other's rating, and averages stay exact with any number of ratings.
 */
export async function submitRating(
  context: Context,
  { jobId, rating, comment, ratedId: named }: SubmitRatingInput,
): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  const { now } = context
  try {
    return await context.act(async tx => {
      const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
      if (!job || (job.customerId !== viewer.id && job.vendorId !== viewer.id)) throw notFound('Job')
      const ratedId = ratedBy(viewer, job)
      if (job.status !== 'completed' || !ratedId) throw conflict('NOT_COMPLETED')
      allow(!named || named === ratedId)
      await lockActive(tx, viewer, { others: [ratedId], lockMode: LockMode.PESSIMISTIC_WRITE })
      const other = await tx.findOne(Rating, { jobId, raterId: ratedId })
      const end = revealsBy(job.completedDate!)
      const isSealed = !other && end > now
      const wasSealed = other !== null && other.revealsAt > now
      if (wasSealed) other.revealsAt = now
      const given = tx.create(Rating, {
        jobId,
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
      if (wasSealed) await tellRevealed(tx, context, jobId, [ratedId, viewer.id])
      else {
        await recount(tx, context, [ratedId])
        const data = { rating: isSealed ? null : rating }
        await tell(tx, context, { kind: 'rating_received', to: [ratedId], jobId, data })
      }
      return given.id
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict('ALREADY_RATED')
    throw error
  }
}
