import { timed } from '../queued.js'

export const ratingTasks = {
  // Reads show ratings without waiting for it; the notices and open screens wait for it.
  revealRatings: timed({ cron: '* * * * *' }),
}
