const HOUR = 60
const DAY = 24 * HOUR

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** "12 minutes", "3 hours", "2 days": rounded down. */
export const timeInWords = (minutes: number): string => {
  if (minutes < 1) return 'a minute'
  if (minutes < HOUR) return count(minutes, 'minute')
  if (minutes < DAY) return count(Math.floor(minutes / HOUR), 'hour')
  return count(Math.floor(minutes / DAY), 'day')
}
