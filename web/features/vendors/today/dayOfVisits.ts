import { isLate, isOpenVisit } from '@rules/visits.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'

type Visit = TodayVisit_VisitFragment

type Days = { today: readonly Visit[]; tomorrow: readonly Visit[] }

/** The visits in the order of work: late ones, the rest by window, those that are over, and tomorrow's. */
export const dayOfVisits = ({ today, tomorrow }: Days, now: Date) => {
  const isBegun = ({ status }: Visit) => status !== 'scheduled'
  // A vendor may come a day early.
  const visits = [...today, ...tomorrow.filter(isBegun)]
  const open = visits.filter(({ status }) => isOpenVisit(status))
  return {
    late: open.filter(visit => isLate(visit, now)),
    next: open.filter(visit => !isLate(visit, now)),
    over: visits.filter(({ status }) => !isOpenVisit(status)),
    ahead: tomorrow.filter(visit => !isBegun(visit)),
  }
}
