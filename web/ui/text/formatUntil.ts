import { serverNow } from '../../serverClock.js'
import { formatMoment } from './formatMoment.js'

/** Within this time a weekday names only one day. */
const NAMED_MS = 6 * 86_400_000

/** "Fri 3 PM", or "Tue, Dec 8, 3:30 PM" if that is not within the week; in the reader's time zone. */
export const formatUntil = (value: string, now = serverNow()): string => {
  const words = formatMoment(value, now).replace(':00', '')
  return Date.parse(value) - now.getTime() < NAMED_MS ? words.replace(/, .*\d, /, ' ') : words
}
