import { rentalWords } from './rentalWords.js'

test.each([
  ['10_yard', '2026-11-24', '2026-12-01', "10 yard (12'x8'x3.5') dumpster for 7 days"],
  ['30_yard', '2026-11-24', '2026-11-25', "30 yard (22'x8'x6') dumpster for 1 day"],
  // Daylight saving time starts on 2027-03-14 in the United States.
  ['20_yard', '2027-03-12', '2027-03-16', "20 yard (22'x8'x4.5') dumpster for 4 days"],
] as const)('describes a %s from %s to %s', (dumpsterSize, dropoffDate, pickupDate, words) => {
  expect(rentalWords({ dumpsterSize, dropoffDate, pickupDate })).toBe(words)
})
