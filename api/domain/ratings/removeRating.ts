import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import type { RemovalReason } from '../../rules/ratings/removalReasons.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, act, lockRow, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import { Rating } from './Rating.js'
import { recount } from './recount.js'

/**
 * A revealed rating and both parties, who get a notice. Admins don't read sealed ones, so they can't judge them. Audited
 * without its text, which may be the reason for the removal.
 */
const revealedRating = (
  action: 'removeRating' | 'removeRatingReply',
): Subject<string, { rating: Rating }> => ({
  by: ['admin'],
  async hold({ tx, viewer, now }, id) {
    const seen = await tx.findOne(Rating, id)
    if (!seen) throw notFound('Rating')
    const others = [seen.raterId, seen.ratedId]
    await lockActive(tx, viewer, { others, lockMode: LockMode.PESSIMISTIC_WRITE })
    const rating = await lockRow(tx, Rating, id)
    if (rating.revealsAt > now) throw notFound('Rating')
    return { rating }
  },
  audited: ({ rating }) => ({ action, subjectId: rating.jobId }),
})

const tellRemoved = (
  { tell, note }: Acting,
  { id, jobId, raterId, ratedId }: Rating,
  what: 'rating' | 'reply',
  reason: RemovalReason,
) => {
  const author = what === 'rating' ? raterId : ratedId
  for (const to of [raterId, ratedId])
    tell('rating_removed', { to: [to], jobId, data: { what, reason, isTheirs: to === author } })
  note({ ratingId: id, reason })
}

/**
 * Removes a rating for an admin: it no longer counts, only its author and admins can read it, and it can't be given
 * again.
 */
export const removeRating = act(revealedRating('removeRating'), async (acting, reason: RemovalReason) => {
  const { tx, now, rating } = acting
  if (rating.removedAt) throw conflict('ALREADY_REMOVED')
  Object.assign(rating, { removedAt: now, removedFor: reason })
  await tx.flush()
  await recount(tx, acting, [rating.ratedId])
  tellRemoved(acting, rating, 'rating', reason)
})

/** Removes the reply to a rating for an admin. The rating stays, and nobody can reply again. */
export const removeRatingReply = act(
  revealedRating('removeRatingReply'),
  async (acting, reason: RemovalReason) => {
    const { now, rating } = acting
    if (rating.reply === null) throw notFound('Reply')
    if (rating.removedAt || rating.replyRemovedAt) throw conflict('ALREADY_REMOVED')
    Object.assign(rating, { replyRemovedAt: now, replyRemovedFor: reason })
    tellRemoved(acting, rating, 'reply', reason)
  },
)
