import { dayWords } from '@rules/dayWords.js'
import { debrisTypes, placements } from '@rules/kinds.js'
import type { VisitStatus } from '@rules/visits/visitGraph.js'
import { awaitedVisits } from '@rules/visits/visits.js'
import { timeWords, type WindowIn } from '@rules/visits/windowWords.js'
import { todayIn } from '@rules/zonedTime.js'
import type { TodayVisit_JobFragment } from './generated/today.js'

/** "8 AM to 12 PM" */
export const hoursWords = ({ windowStart, windowEnd, timeZone }: WindowIn): string =>
  `${timeWords(windowStart, timeZone)} to ${timeWords(windowEnd, timeZone)}`

/** "8 AM to 12 PM", with the day if it is another one. */
export const shortWindow = (window: WindowIn, now: Date): string => {
  const day = todayIn(new Date(window.windowStart), window.timeZone)
  return day === todayIn(now, window.timeZone)
    ? hoursWords(window)
    : `${dayWords(day)}, ${hoursWords(window)}`
}

/** The customer's name; null for a vendor who no longer has the job. */
export const customerOf = ({ firstName, lastName }: TodayVisit_JobFragment): string | null =>
  firstName && `${firstName} ${lastName}`

type Awaited = { status: VisitStatus; windowStart: string; windowEnd: string }

/** "2 h 10 min" */
const spanWords = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 min'
}

/** The window has ended, and the vendor hasn't arrived. */
export const isOver = ({ status, windowEnd }: Awaited, now: Date): boolean =>
  awaitedVisits.some(awaited => awaited === status) && now.getTime() > Date.parse(windowEnd)

/** "Starts in 2 h", "1 h 10 min left", "20 min late"; null once the vendor has arrived. */
export const leftWords = (visit: Awaited, now: Date): string | null => {
  if (!awaitedVisits.some(awaited => awaited === visit.status)) return null
  const [start, end] = [Date.parse(visit.windowStart), Date.parse(visit.windowEnd)]
  if (now.getTime() < start) return `Starts in ${spanWords(start - now.getTime())}`
  return isOver(visit, now)
    ? `${spanWords(now.getTime() - end)} late`
    : `${spanWords(end - now.getTime())} left`
}

/** What a driver should know before they come. */
export const notesOf = ({
  debris,
  placement,
  hasHazardousItems,
  serviceInstructions,
}: TodayVisit_JobFragment) =>
  [
    hasHazardousItems && 'Hazardous items',
    debris && debrisTypes[debris].label,
    placement && placements[placement].label,
    serviceInstructions,
  ].filter(Boolean)
