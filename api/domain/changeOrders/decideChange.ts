import { notFound } from '../../platform/errors.js'
import { type ChangeOrderMove, changeOrderGraph } from '../../rules/changeOrderGraph.js'
import { orNull } from '../../rules/text.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { applyChange, settleCharges } from './applyChange.js'
import { ChangeOrder } from './ChangeOrder.js'
import { type Deal, holdDeal } from './holdChange.js'
import { tellChange } from './tellChange.js'

/** Runs the act on a proposal that this side may answer or withdraw. NOT_FOUND for everybody else. */
async function actOnChange(
  context: Context,
  id: string,
  move: Exclude<ChangeOrderMove, 'expire'>,
  act: (deal: Deal, order: ChangeOrder) => Promise<void> | void,
): Promise<void> {
  const viewer = await context.signedIn(...changeOrderGraph.moves[move].by)
  await context.act(async tx => {
    const seen = await tx.findOne(ChangeOrder, id)
    if (!seen) throw notFound('Change order')
    const deal = await holdDeal(tx, viewer, seen.jobId)
    const order = deal.orders.find(each => each.id === id)
    const isProposer = order?.proposedBy === deal.side
    if (!order || isProposer !== (move === 'withdraw')) throw notFound('Change order')
    const to = makeMove(changeOrderGraph, order.status, move, deal.side)
    if (order.expiresAt <= context.now) throw conflict('CHANGE_CLOSED')
    await act(deal, order)
    order.status = to
    order.decidedAt = context.now
    await tx.flush()
    await tellChange(context, deal, order, 'change_decided')
  })
}

export const acceptChangeOrder = (context: Context, id: string): Promise<void> =>
  actOnChange(context, id, 'accept', applyChange)

export const declineChangeOrder = (context: Context, id: string, reason: string | null): Promise<void> =>
  actOnChange(context, id, 'decline', (deal, order) => {
    settleCharges(deal, order, 'lapse')
    order.declineReason = orNull(reason)?.trim() ?? null
  })

export const withdrawChangeOrder = (context: Context, id: string): Promise<void> =>
  actOnChange(context, id, 'withdraw', (deal, order) => settleCharges(deal, order, 'lapse'))
