import type { GraphQLResolveInfo } from 'graphql'
import { Args, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { nestedPage } from '../../platform/rows/read.js'
import { Job } from '../jobs/Job.js'
import { type Bid, BidConnection } from './Bid.js'

@Resolver(() => Job)
export class BidsOfJobResolver {
  @FieldResolver(() => BidConnection, {
    description:
      'The bids on the job. Its customer and admins see all of them, vendors only their own. Instant bids that others have replaced are left out.',
  })
  bids(@Root() job: object, @Args() { first }: PageArgs, @Info() info: GraphQLResolveInfo) {
    return nestedPage<Bid>(job, info, first)
  }
}
