import { timed } from '../queued.js'

export const liveTasks = {
  trimChanges: timed({ cron: '* * * * *', attempts: 1 }),
}
