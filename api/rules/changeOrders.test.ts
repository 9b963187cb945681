import { longerDays } from './changeCosts.js'
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

const rental = {
  delivered: '2027-03-12',
  pickup: '2027-03-19',
  later: '2027-03-21',
  includedDays: 7,
  charges: [],
  changeOrders: [],
}
const twoDays = {
  kind: 'extra_day',
  status: 'booked',
  quantity: '2.00',
  createdAt: '2027-03-13T15:00:00Z',
} as const
const agreed = {
  kind: 'longer_rental',
  status: 'accepted',
  proposedBy: 'vendor',
  pickupDate: '2027-03-20',
  decidedAt: '2027-03-14T15:00:00Z',
} as const
test.each([
  ['the days beyond those included', {}, 2],
  ['none that are included', { includedDays: 9 }, 0],
  ['none that are charged already', { charges: [twoDays] }, 0],
  ["none before the day that the vendor's price covers", { changeOrders: [agreed] }, 1],
  ['the days since, whatever was charged before', { charges: [twoDays], changeOrders: [agreed] }, 1],
  ['those beyond the agreed ones if the bid includes none', { includedDays: null }, 2],
])('counts %s for a longer rental', (_, given, days) => {
  expect(longerDays({ ...rental, ...given })).toBe(days)
})
