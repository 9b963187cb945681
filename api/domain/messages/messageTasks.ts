import { timed } from '../queued.js'

export const messageTasks = {
  forgetMessages: timed({ cron: '45 * * * *', fill: '1h' }),
}
