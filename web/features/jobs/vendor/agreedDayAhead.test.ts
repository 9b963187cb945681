import { agreedDayAhead } from './agreedDayAhead.js'

const pickup = {
  pickupDateTime: new Date(2026, 10, 24, 9).toISOString(),
  dropoffDate: null,
  pickupDate: null,
}
const rental = { pickupDateTime: null, dropoffDate: '2026-11-24', pickupDate: '2026-12-01' }
const none = { pickupDateTime: null, dropoffDate: null, pickupDate: null }

test.each([
  ['a pickup', pickup, 'start', new Date(2026, 10, 23, 23, 59), '2026-11-24'],
  ['a pickup', pickup, 'complete', new Date(2026, 10, 23, 23, 59), '2026-11-24'],
  // The day counts, not the hour: arriving at eight for nine o'clock is not early.
  ['a pickup', pickup, 'complete', new Date(2026, 10, 24, 0, 1), null],
  ['a pickup', pickup, 'complete', new Date(2026, 11, 24), null],
  ['a rental', rental, 'start', new Date(2026, 10, 23, 12), '2026-11-24'],
  ['a rental', rental, 'start', new Date(2026, 10, 24, 1), null],
  ['a rental', rental, 'complete', new Date(2026, 10, 30, 23), '2026-12-01'],
  ['a rental', rental, 'complete', new Date(2026, 11, 1, 1), null],
  ['a job without a day', none, 'complete', new Date(2026, 10, 1), null],
] as const)('finds the agreed day ahead for %s %s', (_name, job, step, now, expected) => {
  // The days above are in the machine's own time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(agreedDayAhead({ ...job, timeZone }, step, now)).toBe(expected)
})
