import { timed } from '../queued.js'

export const cleanupTasks = {
  removeExpired: timed({ cron: '15 * * * *', fill: '1h' }),
}
