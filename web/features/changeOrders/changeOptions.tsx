import {
  type ChangeOrderKind,
  isInTime,
  MOVE_HOURS,
  mayChangeAfter,
  type Side,
} from '@rules/changeOrders/changeOrders.js'
import { dayWords } from '@rules/dayWords.js'
import { dollars } from '@rules/formatMoney.js'
import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { mayAskForSwap } from '@rules/visits/swaps.js'
import { visitKinds } from '@rules/visits/visits.js'
import { todayIn } from '@rules/zonedTime.js'
import {
  CalendarClock,
  CalendarMinus,
  CalendarPlus,
  CirclePlus,
  CircleX,
  Container,
  Gift,
  RefreshCw,
  Scale,
  Sofa,
  Truck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cancelWords } from '../jobs/jobWords.js'
import {
  daysOver,
  type Facts,
  loadsToCharge,
  plannedPickup,
  scheduledVisits,
  wastedTrips,
} from './changeFacts.js'
import { eighthPrice, isAtAddress, pricesItems, unitsToCharge } from './onSiteFacts.js'

type ChangeOption = {
  /** `cancel` leads to the button that cancels the order. */
  kind: ChangeOrderKind | 'cancel'
  title: string
  /** Its cost, or the person who must agree. */
  cost: string
  icon: ReactNode
  /** The load whose weight it charges. */
  visitId?: string
}

const icons: Record<ChangeOption['kind'], ReactNode> = {
  move_visit: <CalendarClock aria-hidden="true" />,
  longer_rental: <CalendarPlus aria-hidden="true" />,
  earlier_pickup: <CalendarMinus aria-hidden="true" />,
  swap: <RefreshCw aria-hidden="true" />,
  extra_days: <CalendarPlus aria-hidden="true" />,
  extra_load: <Container aria-hidden="true" />,
  item: <Sofa aria-hidden="true" />,
  overweight: <Scale aria-hidden="true" />,
  wasted_trip: <Truck aria-hidden="true" />,
  extra: <CirclePlus aria-hidden="true" />,
  discount: <Gift aria-hidden="true" />,
  cancel: <CircleX aria-hidden="true" />,
}

const option = (kind: ChangeOption['kind'], title: string, cost: string): ChangeOption => ({
  kind,
  title,
  cost,
  icon: icons[kind],
})

const visitWords = (facts: Facts): string => {
  const visits = scheduledVisits(facts)
  return visits.length === 1 ? `the ${visitKinds[visits[0]!.kind].toLowerCase()}` : 'a visit'
}

/** A full dumpster for an empty one, once it is there. */
const swapOption = ({ status, visits }: Facts, title: string, cost: string): ChangeOption[] =>
  isUnderWay(status) && mayAskForSwap(visits) ? [option('swap', title, cost)] : []

const swapCost = ({ acceptedBid }: Facts, vendor: string): string =>
  acceptedBid?.swapPrice == null
    ? `${vendor} will answer with a price`
    : `${dollars(acceptedBid.swapPrice)} (the bid's price), at once`

/** Each load has its own weight. */
const weightOptions = (facts: Facts): ChangeOption[] => {
  const loads = loadsToCharge(facts)
  const rate = `${dollars(facts.acceptedBid!.extraTonPrice!)} a ton, with the scale ticket`
  if (loads.length < 2) return loads.map(() => option('overweight', 'Charge extra weight', rate))
  return loads.map(({ id, kind, windowStart }) => ({
    ...option(
      'overweight',
      `Charge extra weight of the ${visitKinds[kind].toLowerCase()} on ${dayWords(todayIn(new Date(windowStart), facts.timeZone))}`,
      rate,
    ),
    visitId: id,
  }))
}

const customerOptions = (facts: Facts, now: Date, vendor: string): ChangeOption[] => {
  const visits = scheduledVisits(facts)
  const isFree = visits.some(({ windowStart }) => isInTime(new Date(windowStart), now))
  const rate = facts.acceptedBid?.extraDayPrice
  const included = facts.acceptedBid?.includedDays
  const cancel = facts.viewerCanCancel && cancelWords(facts, now)
  return [
    ...(visits.length > 0
      ? [
          option(
            'move_visit',
            `Move ${visitWords(facts)}`,
            isFree ? `Free up to ${MOVE_HOURS} hours before` : `Free, if ${vendor} agrees`,
          ),
        ]
      : []),
    ...(plannedPickup(facts)
      ? [
          option(
            'longer_rental',
            'Keep it longer',
            rate
              ? `${dollars(rate)} a day${included == null ? '' : ` after ${included} days`}`
              : `${vendor} names a price, and you decide`,
          ),
          option('earlier_pickup', 'Pick it up earlier', 'No extra cost, no refund for unused days'),
        ]
      : []),
    ...swapOption(facts, 'Ask for a swap', swapCost(facts, vendor)),
    ...(cancel ? [option('cancel', 'Cancel the order', cancel)] : []),
  ]
}

/** A larger load, and items beyond the list, of a junk pickup whose crew is there. */
const onSiteOptions = (facts: Facts, now: Date, noRate: string): ChangeOption[] => {
  const price = eighthPrice(facts)
  const isOpen = isUnderWay(facts.status)
  const completedAt = facts.completedDate === null ? null : new Date(facts.completedDate)
  const isInTime = isOpen || (completedAt !== null && mayChangeAfter('item', completedAt, now))
  if (!isInTime) return []
  return [
    ...((isOpen || price) && unitsToCharge(facts, 'extra_load', null) > 0
      ? [
          option(
            'extra_load',
            'Larger load',
            price ? `${dollars(price)} an eighth of a truck, with photos` : noRate,
          ),
        ]
      : []),
    ...((isOpen || pricesItems(facts)) && isAtAddress(facts)
      ? [
          option(
            'item',
            'Item beyond the list',
            pricesItems(facts) ? "At the bid's prices, with a photo" : noRate,
          ),
        ]
      : []),
  ]
}

/** What a driver may report: without prices. */
export const driverOptions = (facts: Facts): ChangeOption[] =>
  isAtAddress(facts)
    ? [
        option('extra_load', 'Larger load', 'With a photo from before loading and one from after'),
        option('item', 'Item beyond the list', 'With a photo'),
      ]
    : []

const vendorOptions = (facts: Facts, now: Date, customer: string): ChangeOption[] => {
  const { acceptedBid: bid } = facts
  const isRental = facts.type === 'dumpster_rental'
  const isOpen = isUnderWay(facts.status)
  const days = daysOver(facts, now)
  const completedAt = facts.completedDate === null ? null : new Date(facts.completedDate)
  const may = (kind: ChangeOrderKind) =>
    isOpen || (completedAt !== null && mayChangeAfter(kind, completedAt, now))
  const noRate = `Your bid has no rate for this, so ${customer} must approve your price.`
  const wasted = wastedTrips(facts).length > 0
  const hasTonRate = bid?.extraTonPrice != null && bid.includedTons !== null
  const has = {
    days: may('extra_days') && isRental && bid?.extraDayPrice != null && bid.includedDays !== null,
    tons: may('overweight') && hasTonRate,
    trip: may('wasted_trip') && bid?.tripFee != null,
  }
  return [
    ...(isOpen && scheduledVisits(facts).length > 0
      ? [option('move_visit', `Ask to move ${visitWords(facts)}`, `${customer} decides`)]
      : []),
    ...(isOpen && plannedPickup(facts)
      ? [option('longer_rental', 'Offer a longer rental', `At your price. ${customer} decides`)]
      : []),
    ...swapOption(facts, 'Offer a swap', `At your price. ${customer} decides`),
    ...onSiteOptions(facts, now, noRate),
    ...(has.days && days > 0
      ? [
          option(
            'extra_days',
            'Charge extra days',
            `${dollars(bid!.extraDayPrice!)} a day, ${days} not charged yet`,
          ),
        ]
      : []),
    ...(isRental && !has.days && isOpen ? [option('extra', 'Extra days', noRate)] : []),
    ...(has.tons ? weightOptions(facts) : []),
    ...(isRental && isOpen && !hasTonRate ? [option('extra', 'Extra weight', noRate)] : []),
    ...(has.trip && wasted
      ? [option('wasted_trip', 'Charge the wasted trip', `${dollars(bid!.tripFee!)}, with a photo`)]
      : []),
    ...(!has.trip && wasted && isOpen ? [option('extra', 'Wasted trip', noRate)] : []),
    ...(isOpen
      ? [option('extra', 'Propose anything else', `At your price, with a photo. ${customer} decides`)]
      : []),
    option('discount', 'Give a discount', 'At once'),
  ]
}

/** The changes that a side may make or propose now, each with its cost. */
export const changeOptions = (facts: Facts, side: Side, otherSide: string, now: Date): ChangeOption[] =>
  side === 'customer' ? customerOptions(facts, now, otherSide) : vendorOptions(facts, now, otherSide)
