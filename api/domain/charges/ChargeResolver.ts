import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { answerContest } from './answerContest.js'
import { Charge } from './Charge.js'
import { chargeRows } from './chargeRows.js'
import { ChargeReasonArgs, ContestAnswerArgs } from './inputs.js'
import { contestCharge, upholdCharge, voidCharge } from './settleCharge.js'
import { undoChargeDecision } from './undoChargeDecision.js'

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
    return readById(chargeRows, info, context, await contestCharge(context, chargeId, reason))
  }

  @Mutation(() => Charge, {
    description: `Answers the contest of a charge, or replaces the answer, until an admin decides. ${CLOSED} if it is not contested. Its vendor only.`,
  })
  async answerContest(
    @Arg('chargeId', () => UUID, { description: 'A contested charge of the viewer.' }) chargeId: string,
    @Args() { answer, photos }: ContestAnswerArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(chargeRows, info, context, await answerContest(context, chargeId, answer, photos ?? []))
  }

  @Mutation(() => Charge, {
    description:
      'Takes back the decision on a contested charge, within a minute and by the admin who made it; it is contested again. FORBIDDEN for other admins. CONFLICT UNDO_OVER after a minute, or if there is nothing to take back. Admins only.',
  })
  async undoChargeDecision(
    @Arg('chargeId', () => UUID, { description: 'A charge that was contested.' }) chargeId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(chargeRows, info, context, await undoChargeDecision(context, chargeId))
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
    return readById(chargeRows, info, context, await upholdCharge(context, chargeId, reason))
  }

  @Mutation(() => Charge, {
    description: `Voids a charge: its vendor, except the agreed price and discounts, or an admin. ${CLOSED} if it is void; BAD_USER_INPUT while a discount would exceed what is left. FORBIDDEN for customers.`,
  })
  async voidCharge(
    @Arg('chargeId', () => UUID, { description: 'A charge of the viewer, or any charge for admins.' })
    chargeId: string,
    @Args() { reason }: ChargeReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(chargeRows, info, context, await voidCharge(context, chargeId, reason))
  }
}
