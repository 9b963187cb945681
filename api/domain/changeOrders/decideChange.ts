import { notFound } from '../../platform/errors.js'
import type { ChangeOrderMove } from '../../rules/changeOrderGraph.js'
import { orNull } from '../../rules/text.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { ChangeOrder } from './ChangeOrder.js'
import { holdDeal } from './holdChange.js'
import { moveChange } from './moveChange.js'
import { tellChange } from './tellChange.js'

/** Answers or withdraws a proposal. NOT_FOUND for everybody but the side that may. */
async function decideChange(
  context: Context,
  id: string,
  move: Exclude<ChangeOrderMove, 'expire'>,
  declineReason: string | null = null,
): Promise<void> {
  const viewer = await context.signedIn('customer', 'vendor')
  await context.act(async tx => {
    const seen = await tx.findOne(ChangeOrder, id)
    if (!seen) throw notFound('Change order')
    const deal = await holdDeal(tx, viewer, seen.jobId)
    const order = deal.orders.find(each => each.id === id)
    const isProposer = order?.proposedBy === deal.side
    if (!order || isProposer !== (move === 'withdraw')) throw notFound('Change order')
    if (order.expiresAt <= context.now) throw conflict('CHANGE_CLOSED')
    moveChange(deal, order, move, deal.side, context.now)
    order.declineReason = declineReason
    await tx.flush()
    await tellChange(context, deal, order, 'change_decided')
  })
}

export const acceptChangeOrder = (context: Context, id: string): Promise<void> =>
  decideChange(context, id, 'accept')

export const declineChangeOrder = (context: Context, id: string, reason: string | null): Promise<void> =>
  decideChange(context, id, 'decline', orNull(reason)?.trim() ?? null)

export const withdrawChangeOrder = (context: Context, id: string): Promise<void> =>
  decideChange(context, id, 'withdraw')
