import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { RemoveRatingInput, ReplyToRatingInput, SubmitRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { ratingRows } from './ratingRows.js'
import { removeRating, removeRatingReply } from './removeRating.js'
import { replyToRating } from './replyToRating.js'
import { submitRating } from './submitRating.js'

@Resolver()
export class RatingResolver {
  @Mutation(() => Rating, {
    description:
      'Rates the other party of a completed job, as its customer or vendor. Each party can rate once. The rating is sealed until both have rated, or until 14 days after the job was completed. CONFLICT: NOT_COMPLETED, ALREADY_RATED.',
  })
  async submitRating(
    @Arg('input', () => SubmitRatingInput, { description: 'The stars and an optional comment.' })
    input: SubmitRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(ratingRows, info, context, await submitRating(context, input.jobId, input))
  }

  @Mutation(() => Rating, {
    description:
      'Replies to the comment of a rating that the viewer received, once; its author is notified. NOT_FOUND while the rating is sealed, or if it was removed. CONFLICT: NO_COMMENT, ALREADY_REPLIED.',
  })
  async replyToRating(
    @Arg('input', () => ReplyToRatingInput, { description: 'The rating and the reply.' })
    input: ReplyToRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { ratingId, reply } = input
    return readById(ratingRows, info, context, await replyToRating(context, ratingId, reply))
  }

  @Mutation(() => Rating, {
    description:
      'Removes a revealed rating, as an admin: it no longer counts and cannot be given again. Both parties are told why. CONFLICT: ALREADY_REMOVED.',
  })
  async removeRating(
    @Arg('input', () => RemoveRatingInput, { description: 'The rating and the reason.' })
    input: RemoveRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { ratingId, reason } = input
    return readById(ratingRows, info, context, await removeRating(context, ratingId, reason))
  }

  @Mutation(() => Rating, {
    description:
      'Removes the reply to a rating, as an admin; both parties are told why. CONFLICT: ALREADY_REMOVED.',
  })
  async removeRatingReply(
    @Arg('input', () => RemoveRatingInput, {
      description: 'The rating whose reply to remove, and the reason.',
    })
    input: RemoveRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { ratingId, reason } = input
    return readById(ratingRows, info, context, await removeRatingReply(context, ratingId, reason))
  }
}
