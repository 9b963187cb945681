import { timed } from '../queued.js'

export const statementTasks = {
  // The first one after the end of a month in the marketplace's time zone makes its statements.
  makeStatements: timed({ cron: '5 * * * *', fill: '1h' }),
}
