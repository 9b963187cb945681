import { formatMoney } from '@rules/formatMoney.js'
import { formatAgo } from './formatAgo.js'
import { formatDay, formatMoment } from './formatMoment.js'

test.each([
  ['149.5', '$149.50'],
  ['0', '$0.00'],
  ['1149.50', '$1,149.50'],
  ['99999999.99', '$99,999,999.99'],
  ['-12.3', '-$12.30'],
  ['1e3', '–'],
  ['.5', '–'],
  ['', '–'],
])('formats %s dollars as %s', (value, words) => expect(formatMoney(value)).toBe(words))

const now = new Date(2026, 10, 20, 12)

test("names the weekday of a time, and its year if it's another one", () => {
  expect(formatMoment(new Date(2026, 10, 24, 9), now)).toBe('Tue, Nov 24, 9:00 AM')
  expect(formatMoment(new Date(2027, 0, 5, 13, 30), now)).toBe('Tue, Jan 5, 2027, 1:30 PM')
})

test('shows a calendar date as the same day in every time zone', () => {
  expect(formatDay('2026-11-24', now)).toBe('Tue, Nov 24')
  expect(formatDay('2027-01-05', now)).toBe('Tue, Jan 5, 2027')
})

test.each([
  [10, 'just now'],
  [5 * 60, '5 minutes ago'],
  [2 * 3600, '2 hours ago'],
  [24 * 3600, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
  [400 * 86_400, 'last year'],
])('describes %i seconds back as "%s"', (seconds, words) =>
  expect(formatAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(words),
)

test('says "ago" as Intl.RelativeTimeFormat does', () => {
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  const units = { minute: 60, hour: 3600, day: 86_400, week: 7 * 86_400, year: 365.25 * 86_400 } as const
  for (const [unit, seconds] of Object.entries(units) as Array<[keyof typeof units, number]>) {
    for (const amount of [-3, -2, -1, 1, 2, 3]) {
      const moment = new Date(now.getTime() + amount * seconds * 1000)
      expect(formatAgo(moment, now)).toBe(format.format(amount, unit))
    }
  }
})
