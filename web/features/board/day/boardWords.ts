import { visitKinds } from '@rules/visits/visits.js'
import { timeWords, windowWords } from '@rules/visits/windowWords.js'
import { todayIn } from '@rules/zonedTime.js'
import type { BoardVisit_VisitFragment } from '../generated/board.js'

export type BoardVisit = BoardVisit_VisitFragment

export const UNASSIGNED = 'Unassigned'

const inZone = ({ windowStart, windowEnd, job }: BoardVisit) => ({
  windowStart,
  windowEnd,
  timeZone: job?.timeZone ?? 'UTC',
})

/** "8 AM to 12 PM", with the day if it is another one than the board's. */
export const whenWords = (visit: BoardVisit, day: string): string => {
  const window = inZone(visit)
  return todayIn(new Date(visit.windowStart), window.timeZone) === day
    ? `${timeWords(visit.windowStart, window.timeZone)} to ${timeWords(visit.windowEnd, window.timeZone)}`
    : windowWords(window)
}

export const customerOf = ({ job }: BoardVisit): string =>
  [job?.firstName, job?.lastName].filter(Boolean).join(' ')

/** "Delivery: Mia Santos" */
export const nameOf = (visit: BoardVisit): string =>
  [visitKinds[visit.kind], customerOf(visit)].filter(Boolean).join(': ')

/** "8 AM to 12 PM, Delivery: Mia Santos" */
export const lineOf = (visit: BoardVisit, day: string): string => `${whenWords(visit, day)}, ${nameOf(visit)}`
