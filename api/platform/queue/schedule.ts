/** Scheduled tasks, run once however many processes there are. A failed cleanup is replaced by the next one. */
export const schedule = [
  // Nothing depends on it; but open lists count what has ended until it is recorded.
  '*/5 * * * * expire ?max=3&jobKey=expire',
  '15 * * * * removeUnclaimed ?max=3&jobKey=removeUnclaimed',
  '15 * * * * removeExpired ?max=3&jobKey=removeExpired',
  '15 * * * * removeDataExports ?max=3&jobKey=removeDataExports',
  // Hours begin at these on every clock of the world.
  '*/15 * * * * sendDigests ?max=3&jobKey=sendDigests',
  '* * * * * freeAbandoned ?max=1&jobKey=freeAbandoned',
  '* * * * * trimChanges ?max=1&jobKey=trimChanges',
].join('\n')
