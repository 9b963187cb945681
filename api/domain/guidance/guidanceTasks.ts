import { timed } from '../queued.js'

export const guidanceTasks = {
  // Runs at night in all of the United States; `fill` ends while it is still early.
  computeGuidance: timed({ cron: '40 9 * * *', fill: '2h' }),
}
