import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { SavedAddress } from './SavedAddress.js'
import { hideAddress, savedAddresses } from './savedAddresses.js'

@Resolver()
export class SavedAddressResolver {
  @Query(() => [SavedAddress], {
    description:
      "The addresses of the signed-in customer's last 100 orders, at most five, the last used first. Customers only.",
  })
  @Items({ most: 5, usual: 3 })
  savedAddresses(@Ctx() context: Context) {
    return savedAddresses(context)
  }

  @Mutation(() => [SavedAddress], {
    description:
      'Stops offering the address of an order until another order uses it, and returns the others. The order keeps it. NOT_FOUND if the job is not yours.',
  })
  @Items({ most: 5, usual: 3 })
  hideAddress(
    @Arg('jobId', () => UUID, { description: 'An order at the address.' }) jobId: string,
    @Ctx() context: Context,
  ) {
    return hideAddress(context, jobId)
  }
}
