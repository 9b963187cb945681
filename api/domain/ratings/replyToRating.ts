import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lockActive } from '../accounts/lockActive.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { ReplyToRatingInput } from './inputs.js'
import { Rating } from './Rating.js'

/** Saves the rated party's only reply to the comment of a revealed rating, and notifies its author. */
export async function replyToRating(
  context: Context,
  { ratingId, reply }: ReplyToRatingInput,
): Promise<void> {
  const viewer = await context.signedIn('customer', 'vendor')
  await context.act(async tx => {
    const seen = await tx.findOne(Rating, ratingId)
    if (seen?.ratedId !== viewer.id) throw notFound('Rating')
    await lockActive(tx, viewer, { others: [seen.raterId] })
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const rating = await tx.findOneOrFail(Rating, ratingId, { lockMode, refresh: true })
    // The rated party can't read a rating before it is revealed or after it is removed.
    if (rating.revealsAt > context.now || rating.removedAt) throw notFound('Rating')
    if (rating.comment === null) throw conflict('NO_COMMENT')
    if (rating.reply !== null) throw conflict('ALREADY_REPLIED')
    rating.reply = reply
    rating.repliedAt = context.now
    await tx.flush()
    await tell(tx, context, {
      kind: 'rating_replied',
      to: [rating.raterId],
      jobId: rating.jobId,
      data: {},
    })
  })
}
