import { changeOrderKinds, type Side } from '@rules/changeOrders/changeOrders.js'
import { formatMoney } from '@rules/formatMoney.js'
import { visitKinds } from '@rules/visits/visits.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { todayIn } from '@rules/zonedTime.js'
import type { Fact } from '../../ui/text/Facts.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'

type Order = ChangeOrder_OrderFragment

const visitOf = ({ visit }: Order) => (visit ? visitKinds[visit.kind].toLowerCase() : 'visit')

/** The visit had failed when its new time was proposed. */
const isAgain = ({ visit, createdAt }: Order) => visit?.failedAt != null && visit.failedAt <= createdAt

/** The rules let it take effect without an answer. */
export const isDecidedAtOnce = ({ createdAt, decidedAt }: Order): boolean => createdAt === decidedAt

/** "charged $91.00 for extra load: 2 eighths" or "asked for $30.00 for 2 sofas" */
const didFind = (order: Order): string => {
  const label = order.charge?.label ?? changeOrderKinds[order.kind]
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  return `${isDecidedAtOnce(order) ? 'charged' : 'asked for'} ${formatMoney(order.amount!)} for ${what}`
}

/** The proposer's act, to follow a name: "asked to move the delivery". */
export const didPropose = (order: Order): string => {
  const amount = order.amount && formatMoney(order.amount)
  switch (order.kind) {
    case 'move_visit':
      return isAgain(order)
        ? `asked to schedule the ${visitOf(order)} again`
        : `asked to move the ${visitOf(order)}`
    case 'longer_rental':
      return order.proposedBy === 'vendor' ? 'offered a longer rental' : 'asked to keep the dumpster longer'
    case 'earlier_pickup':
      return 'asked for an earlier pickup'
    case 'swap':
      return order.proposedBy === 'vendor' ? 'offered a swap' : 'asked for a swap'
    case 'extra_days':
      return `charged ${amount} for extra days`
    case 'overweight':
      return `charged ${amount} for extra weight`
    case 'extra_load':
    case 'item':
      return didFind(order)
    case 'wasted_trip':
      return `charged ${amount} for a wasted trip`
    case 'discount':
      return `gave a discount of ${amount}`
    default:
      return `asked for ${amount} for extra work`
  }
}

/** The times before and after, on the job's clock. */
export const timesOf = (order: Order, timeZone: string): Fact[] => {
  const { kind, visit, windowStart, windowEnd, pickupDate } = order
  const isOpen = order.status === 'proposed'
  if (kind === 'move_visit' && windowStart && windowEnd)
    return [
      ...(visit && isOpen ? [{ label: 'Planned', value: windowWords({ ...visit, timeZone }) }] : []),
      { label: 'New time', value: windowWords({ windowStart, windowEnd, timeZone }) },
    ]
  if (kind === 'swap' && windowStart && windowEnd)
    return [{ label: 'Swap', value: windowWords({ windowStart, windowEnd, timeZone }) }]
  if (!pickupDate) return []
  const planned = visit && formatDay(todayIn(new Date(visit.windowStart), timeZone))
  return [
    ...(planned && isOpen ? [{ label: 'Planned pickup', value: planned }] : []),
    { label: 'New pickup', value: formatDay(pickupDate) },
  ]
}

/** The name of a side as the viewer reads it. */
export const sideName = (side: Side, viewerSide: Side | null, otherSide: string | undefined): string => {
  if (side === viewerSide) return 'You'
  if (viewerSide !== null && otherSide) return otherSide
  return side === 'customer' ? 'The customer' : 'The vendor'
}
