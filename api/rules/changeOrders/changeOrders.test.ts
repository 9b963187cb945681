import { extraCap, isInTime, proposalEnd } from './changeOrders.js'

const now = new Date('2026-11-20T18:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test.each([
  [24, true],
  [23.999, false],
])('lets customers move a window %d hours before without asking: %s', (hours, may) => {
  expect(isInTime(inHours(hours), now)).toBe(may)
})

test.each([
  ['after 48 hours', [], 48],
  ['when the old window begins', [30, 90], 30],
  ['when the new window begins', [90, 5], 5],
  ['after 48 hours if the old window has passed', [-1, 90], 48],
])('ends a proposal %s', (_, starts, hours) => {
  expect(proposalEnd(starts.map(inHours), now)).toEqual(inHours(hours))
})

test.each([
  ['120.00', '120.00'],
  ['2500.01', '2500.00'],
])('limits extra work on a job of $%s to $%s', (price, most) => {
  expect(extraCap(price)).toBe(most)
})
