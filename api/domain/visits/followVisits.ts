import { badField } from '../../platform/errors.js'
import { keysOf, type TimePreference } from '../../rules/kinds.js'
import { openSwap } from '../../rules/visits/swaps.js'
import { isOpenVisit, type VisitKind } from '../../rules/visits/visits.js'
import { windowHours } from '../../rules/visits/visitWindows.js'
import { wallTimeIn } from '../../rules/zonedTime.js'
import type { Job } from '../jobs/Job.js'
import { rentalStart } from '../jobs/requestJob.js'
import type { Visit } from './Visit.js'

export const isOver = ({ status }: Visit): boolean => status === 'failed' || status === 'cancelled'

/** The narrowest preference that has room for the window. */
const preferenceOf = ({ windowStart, windowEnd }: Visit, timeZone: string): TimePreference => {
  const from = wallTimeIn(windowStart, timeZone).time
  const to = wallTimeIn(windowEnd, timeZone).time
  const fits = (name: TimePreference) =>
    windowHours[name][0] <= from && from < to && to <= windowHours[name][1]
  return keysOf(windowHours).find(fits) ?? 'anytime'
}

/**
 * Gives the job the dates of its moved visits, because lists, mails, and the next vendor read the job's. A rental lasts at
 * least a day, as in its request, and a swap comes before the pickup.
 */
export const followVisits = (job: Job, visits: readonly Visit[]): void => {
  const { timeZone } = job
  const of = (kind: VisitKind) => visits.find(visit => visit.kind === kind && !isOver(visit))
  const dayOf = (visit: Visit) => wallTimeIn(visit.windowStart, timeZone).date
  const [delivery, pickup, haul] = [of('delivery'), of('pickup'), of('haul')]
  if (haul) {
    job.pickupDateTime = haul.windowStart
    job.scheduledDate = haul.windowStart
  }
  if (delivery) {
    const dropoffDate = dayOf(delivery)
    const dropoffTimePreference = preferenceOf(delivery, timeZone)
    Object.assign(job, { dropoffDate, dropoffTimePreference, scheduledDate: rentalStart({ dropoffDate }) })
  }
  if (pickup) job.pickupDate = dayOf(pickup)
  if (job.dropoffDate && job.pickupDate && job.pickupDate <= job.dropoffDate)
    throw badField('windowStart', 'The pickup must be on a later day than the delivery')
  const swap = openSwap(visits)
  if (swap && pickup && isOpenVisit(pickup.status) && swap.windowEnd > pickup.windowStart)
    throw badField('windowStart', 'The swap must come before the pickup')
}
