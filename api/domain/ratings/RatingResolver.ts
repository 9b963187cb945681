import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { SubmitRatingInput } from './inputs.js'
import { Rating } from './Rating.js'
import { ratingRows } from './ratingRows.js'
import { submitRating } from './submitRating.js'

@Resolver()
export class RatingResolver {
  @Mutation(() => Rating, {
    description:
      'Rates the other party of a completed job, as its customer or vendor, once. CONFLICT: NOT_COMPLETED, ALREADY_RATED.',
  })
  async submitRating(
    @Arg('input', () => SubmitRatingInput, { description: 'The stars and an optional comment.' })
    input: SubmitRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await submitRating(context, input)
    return readById(ratingRows, info, context, id)
  }
}
