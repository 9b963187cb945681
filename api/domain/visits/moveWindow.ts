import { addDays, DAY_MS } from '../../rules/dates.js'
import { failedSwap } from '../../rules/visits/swaps.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import type { Job } from '../jobs/Job.js'
import { followVisits, isOver } from './followVisits.js'
import type { Visit } from './Visit.js'

interface Window {
  windowStart: Date
  windowEnd: Date
}

/** A rental may have had other swaps before. */
const isMadeUpFor = (visits: readonly Visit[], failed: Visit): boolean =>
  failed.kind === 'swap'
    ? failedSwap(visits)?.id !== failed.id
    : visits.some(each => each.kind === failed.kind && !isOver(each))

/** A scheduled visit is moved; a failed one is scheduled again, once. */
export const mayMoveWindow = (visits: readonly Visit[], visit: Visit): boolean =>
  visit.status === 'scheduled' || (visit.status === 'failed' && !isMadeUpFor(visits, visit))

/** Moves a pickup that a later delivery overtakes by as many days as the delivery, so the rental keeps its length. */
const moveOvertaken = (
  { timeZone }: Job,
  visits: readonly Visit[],
  failed: Visit,
  deliveryStart: Date,
): Visit | null => {
  const pickup = visits.find(({ kind, status }) => kind === 'pickup' && status === 'scheduled')
  if (!pickup || failed.kind !== 'delivery') return null
  const dayOf = (moment: Date) => Date.parse(wallTimeIn(moment, timeZone).date)
  const daysUntil = (moment: Date, from: Date) => (dayOf(moment) - dayOf(from)) / DAY_MS
  const overtaken = daysUntil(deliveryStart, pickup.windowStart)
  if (overtaken < 0) return null
  const later = (moment: Date, days: number) => {
    const { date, time } = wallTimeIn(moment, timeZone)
    return momentIn({ date: addDays(date, days), time }, timeZone)
  }
  const days = Math.max(daysUntil(deliveryStart, failed.windowStart), overtaken + 1)
  pickup.windowStart = later(pickup.windowStart, days)
  pickup.windowEnd = later(pickup.windowEnd, days)
  return pickup
}

/**
 * Gives a visit another window, or the kind of a failed visit a new visit, which `add` creates. The job's dates follow; a
 * pickup that comes before its delivery is refused. Returns the visits that changed.
 */
export const moveWindow = (
  { job, visits }: { job: Job; visits: readonly Visit[] },
  visitId: string,
  window: Window,
  add: (failed: Visit, window: Window) => Visit = (failed, at) => ({ ...failed, ...at, status: 'scheduled' }),
): Visit[] => {
  const visit = visits.find(({ id }) => id === visitId)!
  if (visit.status === 'scheduled') {
    Object.assign(visit, window)
    followVisits(job, visits)
    return [visit]
  }
  const added = add(visit, window)
  const overtaken = moveOvertaken(job, visits, visit, window.windowStart)
  followVisits(job, [...visits, added])
  return overtaken ? [added, overtaken] : [added]
}
