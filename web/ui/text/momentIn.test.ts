import { formatMoment } from './formatMoment.js'

const now = new Date('2026-11-20T18:00:00Z')
const NINE_IN_AUSTIN = '2026-11-24T15:00:00.000Z'

// The time zone of the machine that runs the tests.
const own = Intl.DateTimeFormat().resolvedOptions().timeZone

test("shows another zone's time by its clock, and names the zone", () => {
  const zones = {
    'America/Chicago': '9:00 AM CST',
    'Pacific/Honolulu': '5:00 AM HST',
    'America/Phoenix': '8:00 AM MST',
  }
  for (const [zone, words] of Object.entries(zones)) {
    if (zone !== own) expect(formatMoment(NINE_IN_AUSTIN, now, zone)).toBe(`Tue, Nov 24, ${words}`)
  }
  expect(formatMoment('2026-07-24T14:00:00Z', now, 'America/Chicago')).toMatch(
    /^Fri, Jul 24, 9:00 AM( CDT)?$/,
  )
})

test("uses the zone's day too", () => {
  expect(formatMoment('2027-01-01T05:30:00Z', now, 'America/Chicago')).toMatch(
    /^Thu, Dec 31, 11:30 PM( CST)?$/,
  )
})

test('does not name a zone whose clock shows the same time', () => {
  expect(formatMoment(NINE_IN_AUSTIN, now, own)).toBe(formatMoment(NINE_IN_AUSTIN, now))
})
