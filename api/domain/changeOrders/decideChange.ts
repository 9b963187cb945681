import { cents } from '../../rules/cents.js'
import { changeOrderRates } from '../../rules/changeOrders/changeOrderBounds.js'
import type { ChangeOrderMove } from '../../rules/changeOrders/changeOrderGraph.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { orNull } from '../../rules/text.js'
import { countMade } from '../accounts/countMade.js'
import { act } from '../act.js'
import { conflict } from '../conflicts.js'
import { followStock } from '../stock/followStock.js'
import { tellVisit } from '../visits/tellVisit.js'
import type { Visit } from '../visits/Visit.js'
import type { ChangeOrder } from './ChangeOrder.js'
import { type ActingOnJob, proposalToDecide } from './jobToChange.js'
import { moveChange } from './moveChange.js'
import { tellChange } from './tellChange.js'

/** Moves an open proposal of a locked deal, and notifies the other side. Returns the visits that changed. */
export const moveHeld = async (
  deal: ActingOnJob,
  order: ChangeOrder,
  move: Exclude<ChangeOrderMove, 'expire'>,
): Promise<Visit[]> => {
  const { job, now, side, visits } = deal
  if (order.expiresAt <= now) throw conflict('CHANGE_CLOSED')
  const changed = moveChange(deal, order, move, side, now)
  // The vendor, who agrees to a swap, may bring the same dumpster back.
  if (changed.length > 0) await followStock(deal, { job, visits }, { isChoice: order.kind !== 'swap' })
  tellChange(deal, order, 'change_decided')
  // A pickup that its delivery took along is news of its own.
  for (const visit of changed.slice(1))
    tellVisit(deal, 'visit_scheduled', { job, visit }, [job.customerId, job.vendorId!])
  return changed
}

/** Accepts a proposal, at the amount that the viewer saw if they name it. */
export const acceptChangeOrder = act(proposalToDecide('accept'), async (deal, amount?: string | null) => {
  const costs = deal.order.amount ?? '0.00'
  if (amount != null && cents(amount) !== cents(costs))
    throw conflict('AMOUNT_CHANGED', `The amount has changed to ${formatMoney(costs)}`)
  await moveHeld(deal, deal.order, 'accept')
})

export const declineChangeOrder = act(proposalToDecide('decline'), async (deal, reason: string | null) => {
  deal.order.declineReason = orNull(reason)?.trim() ?? null
  await moveHeld(deal, deal.order, 'decline')
})

export const withdrawChangeOrder = act(proposalToDecide('withdraw'), async deal => {
  await countMade(deal.context, deal.tx, deal.viewer, changeOrderRates.withdrawnChanges)
  await moveHeld(deal, deal.order, 'withdraw')
})
