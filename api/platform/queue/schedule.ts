/**
 * Scheduled tasks, run once however many processes there are. A failed cleanup is replaced by the next one. `fill`
 * brings a time back that no process could note, because none ran or the database refused; what comes every few
 * minutes needs none.
 */
export const schedule = [
  // Nothing depends on it; but open lists count what has ended until it is recorded.
  '*/5 * * * * expire ?max=3&jobKey=expire',
  '*/5 * * * * tellServed ?max=3&jobKey=tellServed',
  // What is read does not wait for it; the notices and open screens do.
  '* * * * * revealRatings ?max=3&jobKey=revealRatings',
  '15 * * * * removeUnclaimed ?fill=1h&max=3&jobKey=removeUnclaimed',
  '15 * * * * removeExpired ?fill=1h&max=3&jobKey=removeExpired',
  '45 * * * * forgetMessages ?fill=1h&max=3&jobKey=forgetMessages',
  '15 * * * * removeDataExports ?fill=1h&max=3&jobKey=removeDataExports',
  // Hours begin at these on every clock of the world.
  '*/15 * * * * sendDigests ?fill=15m&max=3&jobKey=sendDigests',
  '*/15 * * * * documentExpiry ?fill=15m&max=3&jobKey=documentExpiry',
  // Night in all of the United States, and filled while it is still early.
  '40 9 * * * computeGuidance ?fill=2h&max=3&jobKey=computeGuidance',
  '* * * * * freeAbandoned ?max=1&jobKey=freeAbandoned',
  '* * * * * trimChanges ?max=1&jobKey=trimChanges',
].join('\n')
