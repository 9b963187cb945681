import { formatDay } from '../../ui/text/formatMoment.js'
import { formatMoney } from '../../ui/text/Money.js'
import { arrivalInWords, dumpsterInWords, jobWords, serviceInWords } from '../job/jobWords.js'
import type { OrderCard_JobFragment } from './generated/orders.js'
import { isCustomersTurn, nameOfVendor, orderStep } from './orderStep.js'
import { vendorChangeInWords } from './VendorChange.js'

type Order = OrderCard_JobFragment

/** One line about the next step of an unfinished order. */
export interface NextLine {
  order: Order
  isDecision: boolean
  /** The time of the step, or the event that it waits for. */
  when: string
  what: string
  /** Says that the order's vendor changed, and why. */
  change: string | null
  /** The order's content or place, enough to tell it from other orders. */
  about: string
  action: string
}

/** "2 bids for your junk pickup, from $148.00", "1 bid for your junk pickup: $148.00". */
const bidsFor = (order: Order): string => {
  const { openBidCount: open, lowestBidTotal: lowest } = order
  const price = lowest === null ? '' : `${open === 1 ? ': ' : ', from '}${formatMoney(lowest)}`
  return `${open} ${open === 1 ? 'bid' : 'bids'} for your ${serviceInWords(order)}${price}`
}

const changeOf = (order: Order): string | null => {
  const [words, reason] = [vendorChangeInWords(order), order.vendorChange?.reason]
  return words && (reason ? `${words}: ${reason}` : `${words}.`)
}

const READ = 'Read'

export const nextLine = (order: Order): NextLine | null => {
  const step = orderStep(order)
  const name = nameOfVendor(order)
  const isRental = order.type === 'dumpster_rental'
  const line = (when: string, what: string, action: string): NextLine => ({
    order,
    isDecision: isCustomersTurn(step) && step !== 'toRate',
    when,
    what,
    change: changeOf(order),
    about: isRental ? `${order.address}, ${order.zipCode}` : jobWords(order),
    action: order.unreadMessages > 0 ? READ : action,
  })
  switch (step) {
    case 'decide':
      return { ...line('Your turn', bidsFor(order), ''), action: 'Compare' }
    case 'asked':
      return line(
        'Waiting for vendors',
        `${order.openBidCount === 1 ? 'A bid' : `${order.openBidCount} bids`} for your ${serviceInWords(order)} to be confirmed`,
        'Open',
      )
    case 'expired':
      return line('Your turn', `Your ${serviceInWords(order)} is past its date`, 'Open')
    case 'waiting':
      return line('Waiting for bids', `Your ${serviceInWords(order)} for ${arrivalInWords(order)}`, 'Open')
    case 'stranded':
      return line('On hold', `${name} can't do your ${serviceInWords(order)} right now`, 'Open')
    case 'booked':
      return line(
        arrivalInWords(order),
        isRental ? `${name} delivers your ${dumpsterInWords(order)}` : `${name} picks up your junk`,
        'Open',
      )
    case 'underWay':
      return isRental && order.pickupDate
        ? line(formatDay(order.pickupDate), `${name} picks up your ${dumpsterInWords(order)}`, 'Open')
        : line('Under way', `${name} is at work on your ${serviceInWords(order)}`, 'Open')
    case 'toRate':
      return line('Done', `How was ${name}?`, 'Rate')
    default:
      return null
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

export const nextLines = (orders: readonly Order[]): NextLine[] =>
  orders
    .map(nextLine)
    .filter(line => line !== null)
    .toSorted((a, b) => rank(a) - rank(b) || dueAt(a) - dueAt(b))
