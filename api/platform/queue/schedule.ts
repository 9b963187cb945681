/**
 * Scheduled tasks, run once however many processes there are. The next run makes up for a failed cleanup. `fill`
 * catches up on times that no process could note, because none ran or the database refused; tasks that run every few
 * minutes need none.
 */
export const schedule = [
  // Nothing depends on this task, but lists of open jobs count expired ones until it runs.
  '*/5 * * * * expire ?max=3&jobKey=expire',
  '*/5 * * * * remindOfVisits ?max=3&jobKey=remindOfVisits',
  '*/5 * * * * tellServed ?max=3&jobKey=tellServed',
  // Reads show ratings without waiting for this task; the notices and open screens wait for it.
  '* * * * * revealRatings ?max=3&jobKey=revealRatings',
  '15 * * * * removeUnclaimed ?fill=1h&max=3&jobKey=removeUnclaimed',
  '15 * * * * removeExpired ?fill=1h&max=3&jobKey=removeExpired',
  '45 * * * * forgetMessages ?fill=1h&max=3&jobKey=forgetMessages',
  '15 * * * * removeDataExports ?fill=1h&max=3&jobKey=removeDataExports',
  // Local hours begin at one of these minutes in every time zone.
  '*/15 * * * * sendDigests ?fill=15m&max=3&jobKey=sendDigests',
  '*/15 * * * * documentExpiry ?fill=15m&max=3&jobKey=documentExpiry',
  // The first one after the end of a month in the marketplace's time zone makes its statements.
  '5 * * * * makeStatements ?fill=1h&max=3&jobKey=makeStatements',
  // Runs at night in all of the United States; `fill` ends while it is still early.
  '40 9 * * * computeGuidance ?fill=2h&max=3&jobKey=computeGuidance',
  '50 9 * * * checkLedger ?fill=2h&max=1&jobKey=checkLedger',
  '* * * * * trimChanges ?max=1&jobKey=trimChanges',
].join('\n')
