/** A local date and time of day, "2026-11-24" and "09:00", as shown by a wall clock. */
export interface WallTime {
  date: string
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter takes a browser 30 ms and a phone four times that, so each zone gets one when it is first needed.
const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
  formats.set(timeZone, format)
  return format
}

const partsOf = (moment: Date, timeZone: string) =>
  Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>

/** The part of Temporal that we use. Newer browsers have it; Node doesn't yet. */
interface ZonedTemporal {
  Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number }
    }
  }
}

const { Temporal } = globalThis as { Temporal?: ZonedTemporal }

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`)

/** Pads the year to four digits, because a year typed digit by digit is the year 2 at first. */
const dateOf = ({ year, month, day }: Record<Intl.DateTimeFormatPartTypes, string>) =>
  `${year.padStart(4, '0')}-${month}-${day}`

/** The milliseconds by which a zone is ahead of UTC at an instant. */
export const offsetAt = (moment: Date, timeZone: string): number => {
  if (Temporal) {
    const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
  }
  const parts = partsOf(moment, timeZone)
  const shown = asUtc({ date: dateOf(parts), time: `${parts.hour}:${parts.minute}:${parts.second}` })
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}

export const wallTimeIn = (moment: Date, timeZone: string): WallTime => {
  const shown = new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

const HOUR_MS = 3_600_000

/** The zones of nearly all jobs, with the hours behind UTC in winter and the abbreviations. */
const names: Record<string, { behind: number; standard: string; daylight?: string }> = {
  'America/Puerto_Rico': { behind: 4, standard: 'AST' },
  'America/St_Thomas': { behind: 4, standard: 'AST' },
  'America/New_York': { behind: 5, standard: 'EST', daylight: 'EDT' },
  'America/Chicago': { behind: 6, standard: 'CST', daylight: 'CDT' },
  'America/Denver': { behind: 7, standard: 'MST', daylight: 'MDT' },
  'America/Phoenix': { behind: 7, standard: 'MST' },
  'America/Los_Angeles': { behind: 8, standard: 'PST', daylight: 'PDT' },
  'America/Anchorage': { behind: 9, standard: 'AKST', daylight: 'AKDT' },
  'Pacific/Honolulu': { behind: 10, standard: 'HST' },
}

/** The zone's abbreviation at that instant, such as "CST". */
export const zoneNameAt = (moment: Date, timeZone: string): string => {
  const known = names[timeZone]
  if (!known) return partsOf(moment, timeZone).timeZoneName
  const isStandard = offsetAt(moment, timeZone) === -known.behind * HOUR_MS
  return isStandard ? known.standard : (known.daylight ?? known.standard)
}

/**
 * The instant of a local time in a zone. A skipped time is read as if clocks had not been set forward yet (2:30
 * becomes 3:30); for a time that occurs twice, the first is used, as in calendars (RFC 5545).
 */
export const momentIn = (wall: WallTime, timeZone: string): Date => {
  const shown = asUtc(wall)
  const before = offsetAt(new Date(shown - 86_400_000), timeZone)
  const after = offsetAt(new Date(shown + 86_400_000), timeZone)
  const fits = [shown - before, shown - after].find(
    moment => moment + offsetAt(new Date(moment), timeZone) === shown,
  )
  return new Date(fits ?? shown - before)
}

export const todayIn = (now: Date, timeZone: string): string => wallTimeIn(now, timeZone).date

/** "2026", by the calendar of a zone. */
export const yearIn = (timeZone: string, moment: Date): string =>
  wallTimeIn(moment, timeZone).date.slice(0, 4)
