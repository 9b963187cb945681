import { DAY_MS } from './dates.js'
import { limits } from './limits.js'

/** When the ratings of a job that was completed then are revealed at the latest. */
export const revealsBy = (completed: Date | string): Date =>
  new Date(new Date(completed).getTime() + limits.ratingSealDays * DAY_MS)
