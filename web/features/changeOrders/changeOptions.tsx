import {
  type ChangeOrderKind,
  isInTime,
  MOVE_HOURS,
  mayChangeAfter,
  type Side,
} from '@rules/changeOrders/changeOrders.js'
import { dollars } from '@rules/formatMoney.js'
import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { visitKinds } from '@rules/visits/visits.js'
import {
  CalendarClock,
  CalendarMinus,
  CalendarPlus,
  CirclePlus,
  CircleX,
  Gift,
  Scale,
  Truck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cancelWords } from '../jobs/jobWords.js'
import {
  daysOver,
  type Facts,
  mayChargeTons,
  plannedPickup,
  scheduledVisits,
  wastedTrips,
} from './changeFacts.js'

type ChangeOption = {
  /** `cancel` leads to the button that cancels the order. */
  kind: ChangeOrderKind | 'cancel'
  title: string
  /** Its cost, or the person who must agree. */
  cost: string
  icon: ReactNode
}

const icons: Record<ChangeOption['kind'], ReactNode> = {
  move_visit: <CalendarClock aria-hidden="true" />,
  longer_rental: <CalendarPlus aria-hidden="true" />,
  earlier_pickup: <CalendarMinus aria-hidden="true" />,
  extra_days: <CalendarPlus aria-hidden="true" />,
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
    ...(cancel ? [option('cancel', 'Cancel the order', cancel)] : []),
  ]
}

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
    tons: may('overweight') && hasTonRate && mayChargeTons(facts),
    trip: may('wasted_trip') && bid?.tripFee != null,
  }
  return [
    ...(isOpen && scheduledVisits(facts).length > 0
      ? [option('move_visit', `Ask to move ${visitWords(facts)}`, `${customer} decides`)]
      : []),
    ...(isOpen && plannedPickup(facts)
      ? [option('longer_rental', 'Offer a longer rental', `At your price. ${customer} decides`)]
      : []),
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
    ...(has.tons
      ? [
          option(
            'overweight',
            'Charge extra weight',
            `${dollars(bid!.extraTonPrice!)} a ton, with the scale ticket`,
          ),
        ]
      : []),
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
