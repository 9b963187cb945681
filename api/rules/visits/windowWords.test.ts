import { datedWindowWords, hoursWords, timeWords, windowWords } from './windowWords.js'

test.each([
  ['America/Chicago', '2026-12-24T14:00:00Z', '2026-12-24T18:00:00Z', 'Thu, Dec 24 between 8 AM and 12 PM'],
  ['Pacific/Honolulu', '2026-12-24T18:00:00Z', '2026-12-25T03:00:00Z', 'Thu, Dec 24 between 8 AM and 5 PM'],
  [
    'America/Puerto_Rico',
    '2026-12-24T12:30:00Z',
    '2026-12-24T14:30:00Z',
    'Thu, Dec 24 between 8:30 AM and 10:30 AM',
  ],
  ['America/Chicago', '2027-03-14T13:00:00Z', '2027-03-14T17:00:00Z', 'Sun, Mar 14 between 8 AM and 12 PM'],
])("formats a window on the job's clock: %s", (timeZone, windowStart, windowEnd, words) => {
  expect(windowWords({ timeZone, windowStart, windowEnd })).toBe(words)
})

test('formats the hours alone', () => {
  const window = {
    timeZone: 'America/Chicago',
    windowStart: '2026-12-24T06:00:00Z',
    windowEnd: '2026-12-24T07:05:00Z',
  }
  expect(hoursWords(window)).toBe('between 12 AM and 1:05 AM')
})

test('reads a time as PostgreSQL writes it into JSON', () => {
  expect(timeWords('2026-12-24T15:30:00+00:00', 'America/Chicago')).toBe('9:30 AM')
})

test.each([
  ['2026-12-31T14:00:00Z', 'Thu, Dec 31 between 8 AM and 12 PM'],
  // Still 2026 in Chicago.
  ['2027-01-01T05:59:00Z', 'Thu, Dec 31 between 8 AM and 12 PM'],
  ['2027-01-01T06:00:00Z', 'Thu, Dec 31, 2026 between 8 AM and 12 PM'],
  [null, 'Thu, Dec 31, 2026 between 8 AM and 12 PM'],
])('shows the year of a window outside of it, read at %s', (now, words) => {
  const window = {
    timeZone: 'America/Chicago',
    windowStart: '2026-12-31T14:00:00Z',
    windowEnd: '2026-12-31T18:00:00Z',
  }
  expect(datedWindowWords(window, now === null ? null : new Date(now))).toBe(words)
})
