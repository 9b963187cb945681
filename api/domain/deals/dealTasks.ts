import { timed } from '../queued.js'

export const dealTasks = {
  // Nothing depends on it, but lists of open jobs count expired ones until it runs.
  expire: timed({ cron: '*/5 * * * *' }),
}
