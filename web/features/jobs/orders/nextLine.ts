import { visitKinds } from '@rules/visits/visits.js'
import { serverNow } from '../../../serverClock.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import { failedVisit, lateWords } from '../../visits/visitNow.js'
import { dumpsterInWords } from '../jobWords.js'
import { isCustomersTurn, nameOfVendor, orderStep } from '../orderStep.js'
import type { OrderCard_JobFragment } from './generated/orders.js'
import { balanceWords, openBalances } from './OrderMoney.js'
import { vendorChangeInWords } from './VendorChange.js'

type Order = OrderCard_JobFragment

/** The next step of an unfinished order, for its card. */
interface NextLine {
  order: Order
  isDecision: boolean
  /** Null if the card's large figure says it: the bids. */
  words: string | null
  /** Something went wrong, or money is open. */
  isUrgent: boolean
  /** Says that the order's vendor changed, and why. */
  change: string | null
  /** The label of the link to the order. */
  action: string
}

const changeOf = (order: Order): string | null => {
  const [words, reason] = [vendorChangeInWords(order), order.vendorChange?.reason]
  return words && (reason ? `${words}: ${reason}` : `${words}.`)
}

export const VIEW_DETAILS = 'View Details'

/** "Dale Hart is 7 hours late", "The delivery couldn't be done" */
const troubleOf = (order: Order, name: string): string | null => {
  const failed = failedVisit(order.visits)
  if (failed) return `The ${visitKinds[failed.kind].toLowerCase()} couldn't be done. Agree on another time`
  return lateWords(order.visits, name, serverNow())
}

export const nextLine = (order: Order): NextLine | null => {
  const step = orderStep(order)
  const name = nameOfVendor(order)
  const isRental = order.type === 'dumpster_rental'
  const trouble = step === 'booked' || step === 'underWay' ? troubleOf(order, name) : null
  const money = openBalances(order).map(balanceWords).join('. ')
  const line = (words: string | null, action = VIEW_DETAILS): NextLine => ({
    order,
    isDecision: (isCustomersTurn(step) && step !== 'toRate') || trouble !== null,
    words,
    isUrgent: trouble !== null || money !== '',
    change: changeOf(order),
    action: order.unreadMessages > 0 && step !== 'decide' ? 'Read' : action,
  })
  if (trouble) return line(trouble)
  switch (step) {
    case 'decide':
      return line(null, order.openBidCount === 1 ? 'View bid' : 'View bids')
    case 'asked':
      return line('Waiting for vendors to confirm their bids')
    case 'expired':
      return line('Your turn: choose another day')
    case 'waiting':
      return line('Waiting for bids')
    case 'stranded':
      return line(`On hold: ${name} can't do it right now`)
    case 'booked':
      return line(
        isRental ? `${name} will deliver your ${dumpsterInWords(order)}` : `${name} will pick up your junk`,
      )
    case 'underWay':
      return line(
        isRental && order.pickupDate
          ? `${name} will pick up your ${dumpsterInWords(order)} on ${formatDay(order.pickupDate)}`
          : `${name} is at work`,
      )
    case 'toRate':
      return money ? line(money) : line(`How was ${name}?`, 'Rate')
    default:
      return money ? line(money) : null
  }
}

/** The time of the next event, for sorting; steps without a day of their own come last. */
const dueAt = ({ order }: NextLine): number => {
  const step = orderStep(order)
  if (step === 'toRate') return Number.MAX_SAFE_INTEGER
  if (step === 'waiting' || step === 'asked') return Number.MAX_SAFE_INTEGER - 1
  const day = step === 'underWay' ? (order.pickupDate ?? order.pickupDateTime) : null
  return Date.parse(day ?? order.pickupDateTime ?? order.dropoffDate ?? '')
}

/** Sorts decisions first, then unread messages, then upcoming steps, soonest first. */
const rank = ({ order, isDecision }: NextLine): number => {
  if (isDecision) return 0
  return order.unreadMessages > 0 ? 1 : 2
}

const nextLines = (orders: readonly Order[]): NextLine[] =>
  orders
    .map(nextLine)
    .filter(line => line !== null)
    .toSorted((a, b) => rank(a) - rank(b) || dueAt(a) - dueAt(b))

/** The orders of the home, each once: unfinished ones by their next steps, then the other recent ones. */
export const homeOrders = (unfinished: readonly Order[], recent: readonly Order[]): Order[] => {
  const first = nextLines(unfinished).map(({ order }) => order)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...recent.filter(({ id }) => !ids.has(id))]
}
