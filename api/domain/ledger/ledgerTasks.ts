import { timed } from '../queued.js'

export const ledgerTasks = {
  // Runs at night in all of the United States; `fill` ends while it is still early.
  checkLedger: timed({ cron: '50 9 * * *', fill: '2h', attempts: 1 }),
  compareFees: timed({ cron: '20 10 * * *', fill: '2h' }),
}
