import { timed } from '../queued.js'

export const visitTasks = {
  remindOfVisits: timed({ cron: '*/5 * * * *' }),
  // Days begin at different hours across the country.
  extendStock: timed({ cron: '7 * * * *' }),
}
