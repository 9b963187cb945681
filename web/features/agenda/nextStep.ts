import { todayIn } from '@rules/zonedTime.js'
import { serverNow } from '../../serverClock.js'
import { formatDay, formatMoment } from '../../ui/text/formatMoment.js'
import type { AgendaJob_JobFragment } from './generated/agenda.js'

type Step = Pick<
  AgendaJob_JobFragment,
  | 'type'
  | 'status'
  | 'timeZone'
  | 'pickupDateTime'
  | 'dropoffDate'
  | 'dropoffTimePreference'
  | 'pickupDate'
  | 'dumpsterSize'
>

const DAY_MS = 86_400_000

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** "20 yard dumpster", in the vendor's words. */
const dumpster = ({ dumpsterSize }: Step) =>
  dumpsterSize ? `${dumpsterSize.replace('_', ' ')} dumpster` : 'dumpster'

const whatOf = (job: Step): string => {
  const isStarted = job.status === 'in_progress'
  if (job.type === 'junk_pickup') return isStarted ? 'finish the junk pickup' : 'pick up junk'
  return isStarted ? `pick up the ${dumpster(job)}` : `deliver a ${dumpster(job)}`
}

const dayOf = ({ status, timeZone, pickupDateTime, dropoffDate, pickupDate }: Step): string | null => {
  // The time zone is set because only the job's own vendor reads this.
  if (pickupDateTime) return todayIn(new Date(pickupDateTime), timeZone!)
  return status === 'in_progress' ? pickupDate : dropoffDate
}

/** The time or part of the day to append to the day's name: ", 9:00 AM" or ", morning". */
const timeOf = ({ status, timeZone, pickupDateTime, dropoffTimePreference }: Step, now: Date): string => {
  if (pickupDateTime) return formatMoment(pickupDateTime, now, timeZone).replace(/^.*\d, /, ', ')
  if (status === 'in_progress' || !dropoffTimePreference || dropoffTimePreference === 'anytime') return ''
  return `, ${dropoffTimePreference}`
}

interface NextStep {
  /** "Today, 9:00 AM: pick up junk". */
  words: string
  isLate: boolean
}

/** The next step of a job and its day, in the job's time zone. */
export const nextStep = (job: Step, now = serverNow()): NextStep => {
  const what = whatOf(job)
  const day = dayOf(job)
  if (!day) return { words: what, isLate: false }
  const today = todayIn(now, job.timeZone!)
  const named = day === today ? 'Today' : day === dayAfter(today) ? 'Tomorrow' : formatDay(day, now)
  return { words: `${named}${timeOf(job, now)}: ${what}`, isLate: day < today }
}
