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
      'The customer or the vendor of a completed job rates the other, once. CONFLICT: NOT_COMPLETED, ALREADY_RATED.',
  })
  async submitRating(
    @Arg('input', () => SubmitRatingInput, { description: 'Stars and words.' }) input: SubmitRatingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await submitRating(context, input)
    return readById(ratingRows, info, context, id)
  }
}
