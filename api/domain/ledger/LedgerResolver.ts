import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Charge } from '../charges/Charge.js'
import { chargeRows } from '../charges/chargeRows.js'
import { ChargeReasonArgs } from '../charges/inputs.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { EarnedMonth, EarnedWeek, earnedMonths, earnedWeeks } from './earnings.js'
import { waiveFee } from './waiveFee.js'

@Resolver()
export class LedgerResolver {
  @Mutation(() => Charge, {
    description:
      'Waives the service fee on one charge of a completed job, with a reason. CONFLICT NO_FEE if none is booked, or if it was waived or voided. Admins only.',
  })
  async waiveFee(
    @Arg('chargeId', () => UUID, { description: 'A charge of a completed job.' }) chargeId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(chargeRows, info, context, await waiveFee(context, chargeId, reason))
  }

  @Query(() => [EarnedWeek], {
    description: "A vendor's earnings in each of the last 12 weeks, ending with this week.",
  })
  async vendorEarnings(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
  ) {
    return earnedWeeks(context, await ownerOf(context, 'vendor', vendorId))
  }

  @Query(() => [EarnedMonth], {
    description: "A vendor's earnings in each of the last 12 months, ending with this month.",
  })
  async vendorEarnedMonths(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
  ) {
    return earnedMonths(context, await ownerOf(context, 'vendor', vendorId))
  }
}
