import {
  countCharged,
  daysToCharge,
  deliveryDay,
  longerDays,
  stoodDays,
  tonsToCharge,
} from '@rules/changeCosts.js'
import { todayIn } from '@rules/zonedTime.js'
import type { ChangeFacts_JobFragment } from './generated/changes.js'

/** Once a vendor has the job, both sides read its time zone. */
export type Facts = ChangeFacts_JobFragment & { timeZone: string }
export type FactVisit = Facts['visits'][number]

const timed = ({ visits }: Facts) =>
  visits.map(visit => ({
    ...visit,
    doneAt: visit.doneAt === null ? null : new Date(visit.doneAt),
    windowStart: new Date(visit.windowStart),
  }))

export const scheduledVisits = ({ visits }: Facts): FactVisit[] =>
  visits.filter(({ status }) => status === 'scheduled')

/** The day of the planned pickup of a dumpster; null if none is planned. */
export const plannedPickup = (facts: Facts): string | null => {
  const pickup = scheduledVisits(facts).find(({ kind }) => kind === 'pickup')
  return pickup ? todayIn(new Date(pickup.windowStart), facts.timeZone) : null
}

/** Days that keeping the dumpster until then costs at the bid's rate, as the server books them. */
export const daysOfLonger = (facts: Facts, later: string): number => {
  const pickup = plannedPickup(facts)
  const delivered = deliveryDay(timed(facts), facts.timeZone) ?? facts.dropoffDate
  if (!pickup || !delivered) return 0
  const includedDays = facts.acceptedBid?.includedDays ?? null
  return longerDays({
    delivered,
    pickup,
    later,
    includedDays,
    charges: facts.charges,
    changeOrders: facts.changeOrders,
  })
}

/** Days beyond the included ones that the vendor may charge now. */
export const daysOver = (facts: Facts, now: Date): number =>
  daysToCharge(stoodDays(timed(facts), facts.timeZone, now), {
    delivered: deliveryDay(timed(facts), facts.timeZone) ?? facts.dropoffDate ?? '',
    includedDays: facts.acceptedBid?.includedDays ?? 0,
    charges: facts.charges,
    changeOrders: facts.changeOrders,
  })

/** Hundredths of tons beyond the included ones, by the scale tickets. */
export const tonsOver = (facts: Facts) =>
  tonsToCharge(
    facts.visits,
    facts.acceptedBid?.includedTons ?? '0',
    countCharged(facts.charges, 'overweight'),
  )
