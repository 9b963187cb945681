import { keysOf, type ServiceType, type TimePreference } from '../kinds.js'
import { momentIn } from '../zonedTime.js'
import { kindsOf, type VisitKind } from './visits.js'

const HOUR_MS = 3_600_000

/** The hours of a window, on the job's clock. */
export const windowHours: Record<TimePreference, readonly [from: string, to: string]> = {
  morning: ['08:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  anytime: ['08:00', '17:00'],
}

interface Requested {
  timeZone: string
  pickupDateTime?: Date | string | null
  dropoffDate?: string | null
  dropoffTimePreference?: TimePreference | null
}

const HAUL_HOURS = 2
/** A vendor who gets a job after the time that was asked for has this long. */
const LATE_START_HOURS = 12

interface Window {
  windowStart: Date
  windowEnd: Date
}

/** These hours of a day. */
export const windowOn = (date: string, times: TimePreference, timeZone: string): Window => {
  const [windowStart, windowEnd] = windowHours[times].map(time => momentIn({ date, time }, timeZone)) as [
    Date,
    Date,
  ]
  return { windowStart, windowEnd }
}

/** The window that a request asks for. */
export const requestedWindow = ({
  timeZone,
  pickupDateTime,
  dropoffDate,
  dropoffTimePreference,
}: Requested): Window => {
  if (!dropoffDate) {
    const windowStart = new Date(pickupDateTime ?? 0)
    return { windowStart, windowEnd: new Date(windowStart.getTime() + HAUL_HOURS * HOUR_MS) }
  }
  return windowOn(dropoffDate, dropoffTimePreference ?? 'anytime', timeZone)
}

/** Nobody is late at once: a window that is over becomes the next hours. */
const notOver = (window: Window, now: Date): Window =>
  window.windowEnd > now
    ? window
    : { windowStart: now, windowEnd: new Date(now.getTime() + LATE_START_HOURS * HOUR_MS) }

/** The window of the first visit if a bid is accepted now. */
export const firstVisitWindow = (job: Requested, now: Date): Window => notOver(requestedWindow(job), now)

/** The visits of a vendor who gets the job now. */
export const plannedVisits = (
  { type, pickupDate, ...job }: Requested & { type: ServiceType; pickupDate: string | null },
  now: Date,
): (Window & { kind: VisitKind })[] =>
  kindsOf[type].map(kind => ({
    kind,
    ...(kind === 'pickup'
      ? notOver(windowOn(pickupDate!, 'anytime', job.timeZone), now)
      : firstVisitWindow(job, now)),
  }))

/** The time preferences that aren't over on that day. */
export const openTimes = (
  { timeZone, dropoffDate }: { timeZone: string; dropoffDate: string },
  now: Date,
): TimePreference[] =>
  keysOf(windowHours).filter(
    name => momentIn({ date: dropoffDate, time: windowHours[name][1] }, timeZone) > now,
  )
