import { isLate, isOpenVisit } from '@rules/visits/visits.js'
import { todayIn } from '@rules/zonedTime.js'
import { readerTimeZone } from '../../../ui/text/readerTimeZone.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'

type Visit = TodayVisit_VisitFragment

const dayOf = (moment: string, { job }: Visit) => todayIn(new Date(moment), job?.timeZone ?? readerTimeZone())

/**
 * The visits in the order of work: late ones, the rest by window, those that are over, and those of later days. Days are
 * those of the job's clock, because the reader may be east of it.
 */
export const dayOfVisits = (visits: readonly Visit[], now: Date) => {
  const today = (visit: Visit) => dayOf(now.toISOString(), visit)
  const isAhead = (visit: Visit) => dayOf(visit.windowStart, visit) > today(visit)
  // A vendor may come a day early, or call a visit off.
  const hasMovedToday = (visit: Visit) => {
    const closedAt = visit.doneAt ?? visit.failedAt
    return closedAt === null ? visit.status !== 'scheduled' : dayOf(closedAt, visit) === today(visit)
  }
  const ofToday = visits.filter(visit => !isAhead(visit) || hasMovedToday(visit))
  const open = ofToday.filter(({ status }) => isOpenVisit(status))
  const over = ofToday.filter(({ status }) => !isOpenVisit(status))
  return {
    late: open.filter(visit => isLate(visit, now)),
    next: [
      ...open.filter(visit => !isLate(visit, now)),
      ...over.filter(({ viewerCanSchedule }) => viewerCanSchedule),
    ],
    over: over.filter(({ viewerCanSchedule }) => !viewerCanSchedule),
    ahead: visits.filter(visit => visit.status === 'scheduled' && isAhead(visit)),
  }
}

/** Visits by their day, in the order given. */
export const byDay = (visits: readonly Visit[]): [day: string, Visit[]][] => {
  const days = new Map<string, Visit[]>()
  for (const visit of visits) {
    const day = dayOf(visit.windowStart, visit)
    days.set(day, [...(days.get(day) ?? []), visit])
  }
  return [...days]
}

/** The days on the jobs' clocks. When they change, other visits are today's. */
export const daysOf = (visits: readonly Visit[], now: Date): string => {
  const zones = new Set([readerTimeZone(), ...visits.flatMap(({ job }) => job?.timeZone ?? [])])
  return [...zones]
    .map(timeZone => `${timeZone} ${todayIn(now, timeZone)}`)
    .toSorted()
    .join()
}
