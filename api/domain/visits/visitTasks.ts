import { timed } from '../queued.js'

export const visitTasks = {
  remindOfVisits: timed({ cron: '*/5 * * * *' }),
}
