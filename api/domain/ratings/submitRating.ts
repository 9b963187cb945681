import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { allow, notFound } from '../../platform/errors.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { tell } from '../notices/tell.js'
import type { SubmitRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { ratedBy } from './ratingPolicy.js'

/** Locks the rated user first and recounts, so that the average stays exact with simultaneous ratings. */
export async function submitRating(
  context: Context,
  { jobId, rating, comment, ratedId: named }: SubmitRatingInput,
): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  try {
    return await context.act(async tx => {
      const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
      if (!job || (job.customerId !== viewer.id && job.vendorId !== viewer.id)) throw notFound('Job')
      const ratedId = ratedBy(viewer, job)
      if (job.status !== 'completed' || !ratedId) throw conflict('NOT_COMPLETED')
      allow(!named || named === ratedId)
      // Locks both users, since each party may rate the other at the same time.
      await lockActive(tx, viewer, { others: [ratedId], lockMode: LockMode.PESSIMISTIC_WRITE })
      const given = tx.create(Rating, {
        jobId,
        raterId: viewer.id,
        ratedId,
        rating,
        comment: orNull(comment),
        createdAt: context.now,
      })
      await tx.flush()
      await tx.execute(
        `update users set (rating, rating_count) =
          (select round(avg(rating), 2), count(*) from ratings where rated_id = users.id) where id = ?`,
        [ratedId],
      )
      await tell(tx, context, { kind: 'rating_received', to: [ratedId], jobId, data: { rating } })
      return given.id
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict('ALREADY_RATED')
    throw error
  }
}
