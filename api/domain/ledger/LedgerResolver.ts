import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Charge } from '../charges/Charge.js'
import { chargeRows } from '../charges/chargeRows.js'
import { ChargeReasonArgs } from '../charges/inputs.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
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
    await waiveFee(context, chargeId, reason)
    return readById(chargeRows, info, context, chargeId)
  }
}
