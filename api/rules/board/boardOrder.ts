import type { VisitStatus } from '../visits/visitGraph.js'
import { isLate, isOpenVisit } from '../visits/visits.js'
import { todayIn } from '../zonedTime.js'

/** The days of a week's strip. */
export const WEEK_DAYS = 7

export interface PlannedVisit {
  id: string
  status: VisitStatus
  windowStart: string
  windowEnd: string
  timeZone: string
  assignedToId: string | null
  position: number
}

/** The day of a visit, on its job's clock. */
export const dayOf = ({ windowStart, timeZone }: PlannedVisit): string =>
  todayIn(new Date(windowStart), timeZone)

const compare = (one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0)

/** As a dispatcher has put them, and the rest by window. */
const byPlace = (one: PlannedVisit, other: PlannedVisit): number =>
  one.position - other.position ||
  Date.parse(one.windowStart) - Date.parse(other.windowStart) ||
  compare(one.id, other.id)

/** Late visits lead, then those of earlier days that are not finished. What is finished comes last. */
const rankOn = (day: string, now: Date) => (visit: PlannedVisit) => {
  if (!isOpenVisit(visit.status)) return 3
  if (dayOf(visit) < day) return 1
  return isLate(visit, now) ? 0 : 2
}

/** The board of today shows what earlier days left undone. */
const isOn = (day: string, now: Date) => (visit: PlannedVisit) => {
  const own = dayOf(visit)
  const isToday = day === todayIn(now, visit.timeZone)
  return visit.status !== 'cancelled' && (own === day || (isToday && own < day && isOpenVisit(visit.status)))
}

/** The visits on the board of a day, in the order of each column. */
export const boardOrder = <Visit extends PlannedVisit>(
  visits: readonly Visit[],
  day: string,
  now: Date,
): Visit[] => {
  const rank = rankOn(day, now)
  return visits.filter(isOn(day, now)).sort((one, other) => rank(one) - rank(other) || byPlace(one, other))
}

/**
 * Numbers the open visits that a person has on the day of `moved`, once that one comes after the visit `after`: first if that
 * is null or of an earlier day, and last if it is no longer in the column. Returns those whose number changes, and `moved`.
 */
export const placeAfter = (
  column: readonly PlannedVisit[],
  moved: PlannedVisit,
  after: string | null,
): { id: string; position: number }[] => {
  const day = dayOf(moved)
  const others = column.filter(({ id, status }) => id !== moved.id && isOpenVisit(status))
  const ofDay = others.filter(visit => dayOf(visit) === day).sort(byPlace)
  const isEarlier = others.some(visit => visit.id === after && dayOf(visit) < day)
  const at = ofDay.findIndex(({ id }) => id === after)
  const place = after === null || isEarlier ? 0 : at === -1 ? ofDay.length : at + 1
  return ofDay
    .toSpliced(place, 0, moved)
    .map((visit, index) => ({ visit, position: index + 1 }))
    .filter(({ visit, position }) => visit === moved || visit.position !== position)
    .map(({ visit: { id }, position }) => ({ id, position }))
}
