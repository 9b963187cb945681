import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { RemoveRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { recount } from './recount.js'

/**
 * Locks the admin, both parties, who get a notice, and then a revealed rating. Admins don't read sealed ones,
 * so they can't judge them.
 */
const lockRevealed = async (tx: EntityManager, context: Context, viewer: Viewer, ratingId: string) => {
  const seen = await tx.findOne(Rating, ratingId)
  if (!seen) throw notFound('Rating')
  const lockMode = LockMode.PESSIMISTIC_WRITE
  await lockActive(tx, viewer, { others: [seen.raterId, seen.ratedId], lockMode })
  const rating = await tx.findOneOrFail(Rating, ratingId, { lockMode, refresh: true })
  if (rating.revealsAt > context.now) throw notFound('Rating')
  return rating
}

/** Audited without its text, which may be the reason for the removal. Notifies both parties. */
const record = async (
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  { id, jobId, raterId, ratedId }: Rating,
  { action, reason }: { action: 'removeRating' | 'removeRatingReply' } & Pick<RemoveRatingInput, 'reason'>,
) => {
  audit(tx, context, viewer, { action, subjectId: jobId, after: { ratingId: id, reason } })
  await tx.flush()
  const what = action === 'removeRating' ? 'rating' : 'reply'
  const author = what === 'rating' ? raterId : ratedId
  for (const to of [raterId, ratedId]) {
    const data = { what, reason, isTheirs: to === author } as const
    await tell(tx, context, { kind: 'rating_removed', to: [to], jobId, data })
  }
}

/**
 * Removes a rating for an admin: it no longer counts, only its author and admins can read it, and it can't be given
 * again.
 */
export async function removeRating(context: Context, { ratingId, reason }: RemoveRatingInput): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const rating = await lockRevealed(tx, context, viewer, ratingId)
    if (rating.removedAt) throw conflict('ALREADY_REMOVED')
    rating.removedAt = context.now
    rating.removedFor = reason
    await record(tx, context, viewer, rating, { action: 'removeRating', reason })
    await recount(tx, context, [rating.ratedId])
  })
}

/** Removes the reply to a rating for an admin. The rating stays, and nobody can reply again. */
export async function removeRatingReply(
  context: Context,
  { ratingId, reason }: RemoveRatingInput,
): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const rating = await lockRevealed(tx, context, viewer, ratingId)
    if (rating.reply === null) throw notFound('Reply')
    if (rating.removedAt || rating.replyRemovedAt) throw conflict('ALREADY_REMOVED')
    rating.replyRemovedAt = context.now
    rating.replyRemovedFor = reason
    await record(tx, context, viewer, rating, { action: 'removeRatingReply', reason })
  })
}
