import { addDays } from '@rules/dates.js'
import { isLate, isOpenVisit } from '@rules/visits/visits.js'
import { todayIn } from '@rules/zonedTime.js'
import { readerTimeZone } from '../../../forms/localMoment.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'

type Visit = TodayVisit_VisitFragment

/**
 * The visits in the order of work: late ones, the rest by window, those that are over, and tomorrow's. Days are those of
 * the job's clock, because the reader may be east of it.
 */
export const dayOfVisits = (visits: readonly Visit[], now: Date) => {
  const isAhead = ({ windowStart, status, job }: Visit) => {
    const timeZone = job?.timeZone
    // A vendor may come a day early.
    if (timeZone == null || status !== 'scheduled') return false
    return todayIn(new Date(windowStart), timeZone) === addDays(todayIn(now, timeZone), 1)
  }
  const today = visits.filter(visit => !isAhead(visit))
  const open = today.filter(({ status }) => isOpenVisit(status))
  return {
    late: open.filter(visit => isLate(visit, now)),
    next: open.filter(visit => !isLate(visit, now)),
    over: today.filter(({ status }) => !isOpenVisit(status)),
    ahead: visits.filter(isAhead),
  }
}

/** The days on the jobs' clocks. When they change, other visits are today's. */
export const daysOf = (visits: readonly Visit[], now: Date): string => {
  const zones = new Set([readerTimeZone(), ...visits.flatMap(({ job }) => job?.timeZone ?? [])])
  return [...zones]
    .map(timeZone => `${timeZone} ${todayIn(now, timeZone)}`)
    .toSorted()
    .join()
}
