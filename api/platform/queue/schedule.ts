/** What runs by the clock, once however many processes there are. A clean-up that failed gives its place to the next. */
export const schedule = [
  '15 * * * * removeUnclaimed ?max=3&jobKey=removeUnclaimed',
  '15 * * * * removeExpired ?max=3&jobKey=removeExpired',
  '15 * * * * removeDataExports ?max=3&jobKey=removeDataExports',
  '* * * * * freeAbandoned ?max=1&jobKey=freeAbandoned',
].join('\n')
