import { type CollectedFee, feeDifferences } from './feeDifferences.js'

const NOW = new Date('2026-12-10T10:20:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const fee = (chargeId: string, hours: number, amount = '7.50'): CollectedFee => ({
  chargeId,
  amount,
  at: hoursAgo(hours),
})

test.each<[string, CollectedFee[], CollectedFee[], string[]]>([
  ['nothing if both sides agree', [fee('ch_1', 30)], [fee('ch_1', 29)], []],
  [
    'fees that wait for more than an hour',
    [fee('ch_1', 1.1), fee('ch_2', 0.9)],
    [],
    ['fees at Stripe are not booked: ch_1'],
  ],
  [
    'booked fees of three days that Stripe does not list',
    [],
    [fee('ch_1', 71), fee('ch_2', 73)],
    ['booked fees are not at Stripe: ch_1'],
  ],
  ['nothing about a fee booked days after it was paid', [fee('ch_1', 8 * 24 - 1)], [fee('ch_1', 70)], []],
  [
    'another amount, also of an older fee',
    [fee('ch_1', 180, '7.49')],
    [fee('ch_1', 179)],
    ['fees have another amount at Stripe: ch_1'],
  ],
])('finds %s', (_, listed, booked, found) => expect(feeDifferences(listed, booked, NOW)).toEqual(found))

test('names at most 20 charges', () => {
  const listed = Array.from({ length: 23 }, (_, n) => fee(`ch_${n}`, 2))
  expect(feeDifferences(listed, [], NOW)[0]).toMatch(/: ch_0, .*, ch_19, and 3 more$/)
})
