import { isSettled, isWastedTrip, mayChargeWeight, tonsToCharge } from '@rules/changeOrders/changeCosts.js'
import { lineAmount, type Side } from '@rules/changeOrders/changeOrders.js'
import { MOST_TRIPS } from '@rules/charges/charges.js'
import { daysOfMove, daysToCharge, type Stay } from '@rules/visits/timeAtAddress.js'
import { momentIn, todayIn, wallTimeIn } from '@rules/zonedTime.js'
import { serverNow } from '../../serverClock.js'
import type { ChangeFacts_JobFragment } from './generated/changeFacts.js'

/** Once a vendor has the job, both sides read its time zone. */
export type Facts = ChangeFacts_JobFragment & { timeZone: string }
export type FactVisit = Facts['visits'][number]

const momentOf = (value: string | null) => (value === null ? null : new Date(value))

const stayOf = ({ timeZone, acceptedBid, visits, changeOrders, charges }: Facts): Stay => ({
  timeZone,
  includedDays: acceptedBid?.includedDays ?? null,
  visits: visits.map(visit => ({
    ...visit,
    windowStart: new Date(visit.windowStart),
    doneAt: momentOf(visit.doneAt),
    failedAt: momentOf(visit.failedAt),
    disputedAt: momentOf(visit.disputedAt),
  })),
  changeOrders: changeOrders.map(order => ({
    ...order,
    visitId: order.visit?.id ?? null,
    windowStart: momentOf(order.windowStart),
    windowBefore: momentOf(order.windowBefore),
    createdAt: new Date(order.createdAt),
    decidedAt: momentOf(order.decidedAt),
  })),
  charges: charges.map(charge => ({ ...charge, createdAt: new Date(charge.createdAt) })),
})

export const scheduledVisits = ({ visits }: Facts): FactVisit[] =>
  visits.filter(({ status }) => status === 'scheduled')

/** The day of the planned pickup of a dumpster; null if none is planned. */
export const plannedPickup = (facts: Facts): string | null => {
  const pickup = scheduledVisits(facts).find(({ kind }) => kind === 'pickup')
  return pickup ? todayIn(new Date(pickup.windowStart), facts.timeZone) : null
}

/** The price of a visit at another time, at the bid's rate, as the server books it. */
type TimeCost = { isLonger: boolean; days: number; amount: string | null }

export const timeCost = (facts: Facts, visitId: string, windowStart: Date, by: Side): TimeCost => {
  const visit = facts.visits.find(({ id }) => id === visitId)
  const isFree = by === 'vendor' && visit?.status !== 'failed'
  if (!visit || isFree || facts.type !== 'dumpster_rental') return { isLonger: false, days: 0, amount: null }
  const { isLonger, days } = daysOfMove(stayOf(facts), { visitId, windowStart, by }, serverNow())
  const rate = facts.acceptedBid?.extraDayPrice ?? null
  return { isLonger, days, amount: rate && days > 0 ? lineAmount(days.toFixed(2), rate) : null }
}

/** Days that keeping the dumpster until then costs at the bid's rate. */
export const daysOfLonger = (facts: Facts, later: string): number => {
  const pickup = scheduledVisits(facts).find(({ kind }) => kind === 'pickup')
  if (!pickup) return 0
  const { time } = wallTimeIn(new Date(pickup.windowStart), facts.timeZone)
  return timeCost(facts, pickup.id, momentIn({ date: later, time }, facts.timeZone), 'customer').days
}

/** Days beyond the included ones that the vendor may charge now. */
export const daysOver = (facts: Facts, now: Date): number => daysToCharge(stayOf(facts), now)

/** The loads whose weight the vendor may charge: each once, and not after an admin voided it. */
export const loadsToCharge = ({ visits, charges }: Facts): FactVisit[] =>
  visits.filter(visit => mayChargeWeight(visit, charges))

/** The failed trips that the vendor may still charge. */
export const wastedTrips = ({ visits, charges }: Facts): FactVisit[] => {
  const trips = charges.filter(({ kind, status }) => kind === 'trip' && status !== 'void')
  if (trips.length >= MOST_TRIPS) return []
  return visits
    .filter(isWastedTrip)
    .filter(({ id }) => !isSettled(charges, 'trip', id) && !trips.some(({ visitId }) => visitId === id))
}

/** Hundredths of tons of this load beyond the included ones, by its scale ticket. */
export const tonsOver = ({ acceptedBid, charges }: Facts, visit: FactVisit) =>
  tonsToCharge(visit, acceptedBid?.includedTons ?? '0', charges)
