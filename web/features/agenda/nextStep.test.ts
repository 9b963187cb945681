import { nextStep } from './nextStep.js'

const NOW = new Date('2026-11-24T18:00:00.000Z')
const pickup = {
  type: 'junk_pickup',
  status: 'accepted',
  timeZone: 'America/Chicago',
  pickupDateTime: '2026-11-24T15:00:00.000Z',
  dropoffDate: null,
  dropoffTimePreference: null,
  pickupDate: null,
  dumpsterSize: null,
} as const
const rental = {
  ...pickup,
  type: 'dumpster_rental',
  pickupDateTime: null,
  dropoffDate: '2026-11-25',
  dropoffTimePreference: 'morning',
  pickupDate: '2026-12-02',
  dumpsterSize: '20_yard',
} as const

test.each([
  ['a pickup today', pickup, /^Today, 9:00 AM( CST)?: pick up junk$/, false],
  [
    'a pickup under way',
    { ...pickup, status: 'in_progress' },
    /^Today, 9:00 AM( CST)?: finish the junk pickup$/,
    false,
  ],
  [
    'a pickup of yesterday',
    { ...pickup, pickupDateTime: '2026-11-23T15:00:00.000Z' },
    /^Mon, Nov 23, 9:00 AM( CST)?: pick up junk$/,
    true,
  ],
  // Still today in Chicago, tomorrow in UTC.
  [
    'a pickup late today',
    { ...pickup, pickupDateTime: '2026-11-25T02:00:00.000Z' },
    /^Today, 8:00 PM( CST)?: pick up junk$/,
    false,
  ],
  ['a delivery tomorrow', rental, /^Tomorrow, morning: deliver a 20 yard dumpster$/, false],
  [
    'a delivery at any time',
    { ...rental, dropoffTimePreference: 'anytime' },
    /^Tomorrow: deliver a 20 yard dumpster$/,
    false,
  ],
  [
    'a dumpster to be picked up',
    { ...rental, status: 'in_progress' },
    /^Wed, Dec 2: pick up the 20 yard dumpster$/,
    false,
  ],
  [
    'a dumpster that should have been',
    { ...rental, status: 'in_progress', pickupDate: '2026-11-20' },
    /^Fri, Nov 20: pick up the 20 yard dumpster$/,
    true,
  ],
  [
    'a job of next year',
    { ...rental, dropoffDate: '2027-01-04' },
    /^Mon, Jan 4, 2027, morning: deliver a 20 yard dumpster$/,
    false,
  ],
] as const)('describes the next step for %s', (_, job, words, isLate) => {
  expect(nextStep(job, NOW)).toEqual({ words: expect.stringMatching(words), isLate })
})
