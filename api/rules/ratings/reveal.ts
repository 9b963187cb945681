import { DAY_MS } from '../dates.js'
import { limits } from '../limits.js'

/** The latest time at which the ratings of a job completed at a given time are revealed. */
export const revealsBy = (completed: Date | string): Date =>
  new Date(new Date(completed).getTime() + limits.ratingSealDays * DAY_MS)
