import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { ScheduleVisitInput } from '../visits/inputs.js'
import { Visit } from '../visits/Visit.js'
import { visitRows } from '../visits/visitRows.js'
import { ChangeOrder } from './ChangeOrder.js'
import { changeOrderRows } from './changeOrderRows.js'
import { acceptChangeOrder, declineChangeOrder, withdrawChangeOrder } from './decideChange.js'
import { DeclineReasonArgs, ProposeChangeOrderInput, SeenAmountArgs } from './inputs.js'
import { proposeChangeOrder } from './proposeChange.js'
import { scheduleVisit } from './scheduleVisit.js'

const CLOSED =
  'NOT_FOUND if it is not yours to decide, CONFLICT CHANGE_CLOSED if it was decided, withdrawn, or has expired. FORBIDDEN for admins.'
const ORDER = "A change order of the viewer's job."

@Resolver(() => ChangeOrder)
export class ChangeOrderResolver {
  @Mutation(() => ChangeOrder, {
    description:
      "Proposes a change of an accepted job, or makes it at once: what the bid names, with evidence; discounts; and moves and swaps that the bid prices by the customer 24 hours ahead. Anything else waits for the other side, for 48 hours at most. NOT_FOUND if the job is not yours; CONFLICT: JOB_STATE, VISIT_STATE, CHANGE_OPEN if one of the kind is open, RATE_NOT_AGREED, EVIDENCE_NEEDED, SWAP_EARLY before the delivery, ITEM_REFUSED if the bid doesn't take it, CHARGE_CAP, CHARGE_SETTLED if an admin voided it, TOO_MANY_CHANGES beyond 100 on a job; RATE_LIMITED above 100 an hour. FORBIDDEN for admins.",
  })
  async proposeChangeOrder(
    @Arg('input', () => ProposeChangeOrderInput, { description: 'The change.' })
    input: ProposeChangeOrderInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(changeOrderRows, info, context, await proposeChangeOrder(context, input.jobId, input))
  }

  @Mutation(() => ChangeOrder, {
    description: `Accepts what the other side proposed. CONFLICT AMOUNT_CHANGED if it costs another amount than the one given, CHARGE_CAP beyond the limits. ${CLOSED}`,
  })
  async acceptChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Args() { amount }: SeenAmountArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(changeOrderRows, info, context, await acceptChangeOrder(context, id, amount))
  }

  @Mutation(() => ChangeOrder, { description: `Declines what the other side proposed. ${CLOSED}` })
  async declineChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Args() { reason }: DeclineReasonArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(changeOrderRows, info, context, await declineChangeOrder(context, id, reason ?? null))
  }

  @Mutation(() => ChangeOrder, {
    description: `Withdraws what the viewer proposed. RATE_LIMITED above 20 a day. ${CLOSED}`,
  })
  async withdrawChangeOrder(
    @Arg('id', () => UUID, { description: ORDER }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(changeOrderRows, info, context, await withdrawChangeOrder(context, id))
  }

  @Mutation(() => Visit, {
    description:
      'Schedules a failed visit again once both parties agree: the first to ask proposes a change order, move_visit of the failed visit, and the other accepts it, also by asking for the same time. Returns the new visit, or the failed one until then. Admins decide for both. A delivery later than the pickup moves the pickup along, so that the rental keeps its length. The dates of the job follow. BAD_USER_INPUT for a pickup that is not on a later day than its delivery; NOT_FOUND if the job is not yours; CONFLICT JOB_STATE if it is not accepted or in progress, VISIT_STATE if there is such a visit already, TOO_MANY_VISITS beyond 20; RATE_LIMITED above 100 an hour.',
  })
  async scheduleVisit(
    @Arg('input', () => ScheduleVisitInput, { description: 'The new window.' }) input: ScheduleVisitInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(visitRows, info, context, await scheduleVisit(context, input))
  }
}
