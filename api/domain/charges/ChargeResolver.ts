import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { Charge } from './Charge.js'
import { chargeRows } from './chargeRows.js'
import { ChargeReasonArgs } from './inputs.js'
import { contestCharge, upholdCharge, voidCharge } from './settleCharge.js'

const CLOSED = 'NOT_FOUND if the charge is not yours, CONFLICT CHARGE_CLOSED'

@Resolver(() => Charge)
export class ChargeResolver {
  @Mutation(() => Charge, {
    description: `Contests a charge at the rates of the bid, until contestUntil. An admin decides. ${CLOSED} later, or if the customer agreed to it. Customers only.`,
  })
  async contestCharge(
    @Arg('chargeId', () => UUID, { description: "A charge of the viewer's job." }) chargeId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await contestCharge(context, chargeId, reason)
    return readById(chargeRows, info, context, chargeId)
  }

  @Mutation(() => Charge, {
    description: `Decides that a contested charge stands. ${CLOSED} if it is not contested. Admins only.`,
  })
  async upholdCharge(
    @Arg('chargeId', () => UUID, { description: 'A contested charge.' }) chargeId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await upholdCharge(context, chargeId, reason)
    return readById(chargeRows, info, context, chargeId)
  }

  @Mutation(() => Charge, {
    description: `Voids a charge: its vendor, except the agreed price, or an admin. ${CLOSED} if it is void; BAD_USER_INPUT while a discount would exceed what is left. FORBIDDEN for customers.`,
  })
  async voidCharge(
    @Arg('chargeId', () => UUID, { description: 'A charge of the viewer, or any charge for admins.' })
    chargeId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await voidCharge(context, chargeId, reason)
    return readById(chargeRows, info, context, chargeId)
  }
}
