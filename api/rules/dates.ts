export const DAY_MS = 86_400_000

/** How many days ahead a request, visit, or change order may be. */
export const MOST_DAYS_AHEAD = 366

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS)

/** The last place in the United States where a day ends: American Samoa, eleven hours behind UTC all year. */
const LAST_US_OFFSET_MS = 11 * 3_600_000

/** A calendar date, YYYY-MM-DD, that exists: 2027-02-30 does not, nor does the year 0. */
export const isLocalDate = (value: string): boolean => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}

/** docs/product.md, The marketplace: a date is past only once it is past in every US time zone. */
export const isPastDate = (date: string, now: Date): boolean =>
  date < new Date(now.getTime() - LAST_US_OFFSET_MS).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)
