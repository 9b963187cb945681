import type { GraphQLResolveInfo } from 'graphql'
import { Args, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { nestedPage } from '../../platform/rows/read.js'
import { VendorProfile } from '../businesses/VendorProfile.js'
import { type RatingComment, RatingCommentConnection } from './RatingComment.js'

@Resolver(() => VendorProfile)
export class CommentResolver {
  @FieldResolver(() => RatingCommentConnection, {
    description:
      "Customers' comments about the vendor, newest first, without the customer's name or the job.",
  })
  comments(@Root() profile: object, @Args() { first }: PageArgs, @Info() info: GraphQLResolveInfo) {
    return nestedPage<RatingComment>(profile, info, first)
  }
}
