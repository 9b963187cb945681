import { type MailedJob, moment, whenOf } from './mailedJob.js'

const CHICAGO = 'America/Chicago'
const NOON = new Date('2026-11-20T18:00:00Z')
/** Already 2027 in UTC, still 2026 in Chicago. */
const LATE = new Date('2027-01-01T03:00:00Z')

test.each([
  [NOON, 'Fri, Nov 20, 12:00 PM CST'],
  [LATE, 'Fri, Nov 20, 12:00 PM CST'],
  [new Date('2027-01-01T06:00:00Z'), 'Fri, Nov 20, 2026, 12:00 PM CST'],
  [null, 'Fri, Nov 20, 2026, 12:00 PM CST'],
])("shows a moment's year outside of it, read at %s", (now, words) => {
  expect(moment(NOON, CHICAGO, now)).toBe(words)
})

test('shows the year of the days of a rental that are in another', () => {
  const job = { pickupDateTime: null, dropoffDate: '2026-12-30', pickupDate: '2027-01-05', timeZone: CHICAGO }
  expect(whenOf(job as MailedJob, LATE)).toBe('Wed, Dec 30 to Tue, Jan 5, 2027')
})
