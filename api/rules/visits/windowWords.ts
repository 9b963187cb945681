import { dayWords } from '../dayWords.js'
import { wallTimeIn, yearIn } from '../zonedTime.js'

/** A window as an API answer or a stored notice has it, with the time zone of its job. */
export interface WindowIn {
  windowStart: string
  windowEnd: string
  timeZone: string
}

/** "8 AM" or "12:30 PM" */
const hourWords = (time: string): string => {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "9:30 AM", on the job's clock. */
export const timeWords = (moment: string, timeZone: string): string =>
  hourWords(wallTimeIn(new Date(moment), timeZone).time)

/** "between 8 AM and 12 PM" */
export const hoursWords = ({ windowStart, windowEnd, timeZone }: WindowIn): string =>
  `between ${timeWords(windowStart, timeZone)} and ${timeWords(windowEnd, timeZone)}`

/** "Wed, Dec 24 between 8 AM and 12 PM" */
export const windowWords = (window: WindowIn): string =>
  `${dayWords(wallTimeIn(new Date(window.windowStart), window.timeZone).date)} ${hoursWords(window)}`

/** "Wed, Dec 24, 2025 between 8 AM and 12 PM", without the year if it is that of `now`; without `now`, always with it. */
export const datedWindowWords = (window: WindowIn, now: Date | null): string => {
  const { date } = wallTimeIn(new Date(window.windowStart), window.timeZone)
  const year = date.slice(0, 4)
  const isThisYear = now !== null && yearIn(window.timeZone, now) === year
  return `${dayWords(date)}${isThisYear ? '' : `, ${year}`} ${hoursWords(window)}`
}
