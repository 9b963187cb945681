import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { ChangeOrder } from './ChangeOrder.js'
import { changeOrderRows } from './changeOrderRows.js'
import { acceptChangeOrder, declineChangeOrder, withdrawChangeOrder } from './decideChange.js'
import { DeclineReasonArgs, ProposeChangeOrderInput } from './inputs.js'
import { proposeChangeOrder } from './proposeChange.js'

const CLOSED =
  'NOT_FOUND if it is not yours to decide, CONFLICT CHANGE_CLOSED if it was decided, withdrawn, or has expired. FORBIDDEN for admins.'
const ORDER = "A change order of the viewer's job."

@Resolver(() => ChangeOrder)
export class ChangeOrderResolver {
  @Mutation(() => ChangeOrder, {
    description:
      'Proposes a change of an accepted job, or makes it at once: what the bid names, with evidence; discounts; and moves by the customer 24 hours ahead. Anything else waits for the other side, for 48 hours at most. NOT_FOUND if the job is not yours; CONFLICT: JOB_STATE, VISIT_STATE, CHANGE_OPEN if one of the kind is open, RATE_NOT_AGREED, EVIDENCE_NEEDED, CHARGE_CAP; RATE_LIMITED above 100 an hour. FORBIDDEN for admins.',
  })
  async proposeChangeOrder(
    @Arg('input', () => ProposeChangeOrderInput, { description: 'The change.' })
    input: ProposeChangeOrderInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(changeOrderRows, info, context, await proposeChangeOrder(context, input))
  }

  @Mutation(() => ChangeOrder, { description: `Accepts what the other side proposed. ${CLOSED}` })
  async acceptChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await acceptChangeOrder(context, id)
    return readById(changeOrderRows, info, context, id)
  }

  @Mutation(() => ChangeOrder, { description: `Declines what the other side proposed. ${CLOSED}` })
  async declineChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Args() { reason }: DeclineReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await declineChangeOrder(context, id, reason ?? null)
    return readById(changeOrderRows, info, context, id)
  }

  @Mutation(() => ChangeOrder, { description: `Withdraws what the viewer proposed. ${CLOSED}` })
  async withdrawChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await withdrawChangeOrder(context, id)
    return readById(changeOrderRows, info, context, id)
  }
}
