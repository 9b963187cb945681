/** Scheduled tasks, run once however many processes there are. A failed cleanup is replaced by the next one. */
export const schedule = [
  // Nothing depends on it; but open lists count what has ended until it is recorded.
  '*/5 * * * * expire ?max=3&jobKey=expire',
  // What is read does not wait for it; the notices and open screens do.
  '* * * * * revealRatings ?max=3&jobKey=revealRatings',
  '15 * * * * removeUnclaimed ?max=3&jobKey=removeUnclaimed',
  '15 * * * * removeExpired ?max=3&jobKey=removeExpired',
  '45 * * * * forgetMessages ?max=3&jobKey=forgetMessages',
  '15 * * * * removeDataExports ?max=3&jobKey=removeDataExports',
  // Hours begin at these on every clock of the world.
  '*/15 * * * * sendDigests ?max=3&jobKey=sendDigests',
  '*/15 * * * * documentExpiry ?max=3&jobKey=documentExpiry',
  // Night in all of the United States.
  '40 9 * * * computeGuidance ?max=3&jobKey=computeGuidance',
  '* * * * * freeAbandoned ?max=1&jobKey=freeAbandoned',
  '* * * * * trimChanges ?max=1&jobKey=trimChanges',
].join('\n')
