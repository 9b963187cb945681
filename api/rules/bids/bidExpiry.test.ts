import { bidEnds, firstWindowStart } from './bidExpiry.js'

const rental = (
  timeZone: string,
  dropoffDate: string,
  dropoffTimePreference: 'morning' | 'afternoon' | 'anytime',
) => ({
  timeZone,
  dropoffDate,
  dropoffTimePreference,
})

test.each([
  ['Honolulu', rental('Pacific/Honolulu', '2026-12-24', 'morning'), '2026-12-24T18:00:00.000Z'],
  ['San Juan', rental('America/Puerto_Rico', '2026-12-24', 'anytime'), '2026-12-24T12:00:00.000Z'],
  [
    'Austin, on a day of 23 hours',
    rental('America/Chicago', '2027-03-14', 'afternoon'),
    '2027-03-14T17:00:00.000Z',
  ],
  [
    'Austin, on a day of 25 hours',
    rental('America/Chicago', '2026-11-01', 'morning'),
    '2026-11-01T14:00:00.000Z',
  ],
  [
    'a junk pickup',
    { timeZone: 'America/Chicago', pickupDateTime: '2026-12-24T15:00:00.000Z' },
    '2026-12-24T15:00:00.000Z',
  ],
])('starts the first window in %s on the clock of the job', (_, job, moment) => {
  expect(firstWindowStart(job).toISOString()).toBe(moment)
})

const job = rental('America/Chicago', '2027-03-14', 'morning')

test.each([
  ['after 72 hours, whatever the day had', '2027-03-07T15:00:00Z', undefined, '2027-03-10T15:00:00.000Z'],
  ['after the days that the vendor says', '2027-02-20T15:00:00Z', 14, '2027-03-06T15:00:00.000Z'],
  [
    'when the window begins, if that is before',
    '2027-03-13T15:00:00Z',
    undefined,
    '2027-03-14T13:00:00.000Z',
  ],
  ['with the job, once the window has begun', '2027-03-14T13:00:00Z', 14, '2027-03-15T05:00:00.000Z'],
])('ends a bid %s', (_, now, days, moment) => {
  expect(bidEnds(job, new Date(now), days).toISOString()).toBe(moment)
})
