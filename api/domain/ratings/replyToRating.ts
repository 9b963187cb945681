import { notFound } from '../../platform/errors.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, lockRow, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import { Rating } from './Rating.js'

/** A rating that the viewer received, and its author. */
const receivedRating: Subject<string, { rating: Rating }> = {
  by: ['customer', 'vendor'],
  async hold({ tx, viewer, now }, id) {
    const seen = await tx.findOne(Rating, id)
    if (seen?.ratedId !== viewer.id) throw notFound('Rating')
    await lockActive(tx, viewer, { others: [seen.raterId] })
    const rating = await lockRow(tx, Rating, id)
    // The rated party can't read a rating before it is revealed or after it is removed.
    if (rating.revealsAt > now || rating.removedAt) throw notFound('Rating')
    return { rating }
  },
}

/** Saves the rated party's only reply to the comment of a revealed rating, and notifies its author. */
export const replyToRating = act(receivedRating, async ({ rating, now, tell }, reply: string) => {
  if (rating.comment === null) throw conflict('NO_COMMENT')
  if (rating.reply !== null) throw conflict('ALREADY_REPLIED')
  Object.assign(rating, { reply, repliedAt: now })
  tell('rating_replied', { to: [rating.raterId], jobId: rating.jobId, data: {} })
})
