import { addDays } from '../dates.js'
import { todayIn } from '../zonedTime.js'
import { DRIVER_DAYS } from './roles.js'

/** A driver's visit is theirs from the day before to the day after it, on the job's clock. */
export const isDriversDay = (windowStart: Date, timeZone: string, now: Date): boolean => {
  const today = todayIn(now, timeZone)
  const day = todayIn(windowStart, timeZone)
  return day >= addDays(today, -DRIVER_DAYS) && day <= addDays(today, DRIVER_DAYS)
}
