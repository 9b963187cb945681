import fc from 'fast-check'
import { cents, fromCents } from '../cents.js'
import { loadWeights, tonsOf } from '../jobs/loadWeights.js'
import { dumpsterSizes, keysOf } from '../kinds.js'
import { type BidTerms, estimatedTotal } from './estimatedTotal.js'

const FULL = {
  price: '380.00',
  includedDays: 7,
  includedTons: '2.00',
  extraDayPrice: '12.00',
  extraTonPrice: '65.00',
  tripFee: '90.00',
}
const TEN_DAYS = { dumpsterSize: '20_yard', days: 10 } as const

test.each([
  ['a whole bid, typical', FULL, TEN_DAYS, 'typical', '481.00'],
  ['light: no ton over', FULL, TEN_DAYS, 'light', '416.00'],
  ['heavy', FULL, TEN_DAYS, 'heavy', '676.00'],
  ['a week is included', FULL, { ...TEN_DAYS, days: 7 }, 'light', '380.00'],
  ['fewer days than included', FULL, { ...TEN_DAYS, days: 3 }, 'light', '380.00'],
  ['price alone', { price: '380' }, TEN_DAYS, 'heavy', '380.00'],
  ['days without a price', { price: '380', includedDays: 1 }, TEN_DAYS, 'heavy', '380.00'],
  ['tons without a price', { price: '380', includedTons: '0' }, TEN_DAYS, 'heavy', '380.00'],
  [
    'no ton is included',
    { price: '1', includedTons: '0', extraTonPrice: '65' },
    TEN_DAYS,
    'typical',
    '196.00',
  ],
  [
    'half cents go up',
    { price: '1', includedTons: '1.5', extraTonPrice: '0.01' },
    TEN_DAYS,
    'typical',
    '1.02',
  ],
  ['a junk pickup', { ...FULL }, { dumpsterSize: null, days: null }, 'heavy', '380.00'],
] as const)('adds up %s', (_, bid, asked, weight, total) =>
  expect(estimatedTotal(bid, asked, weight)).toBe(total),
)

test('weighs a full dumpster as 1, 2, 3, and 4 tons by size, half for a light load, and double for a heavy one', () => {
  const tons = (weight: 'light' | 'typical' | 'heavy') =>
    keysOf(dumpsterSizes).map(size => Number(tonsOf(size, weight)) / 100)
  expect(tons('light')).toEqual([0.5, 1, 1.5, 2])
  expect(tons('typical')).toEqual([1, 2, 3, 4])
  expect(tons('heavy')).toEqual([2, 4, 6, 8])
})

const money = fc.integer({ min: 0, max: 1_000_000 }).map(value => fromCents(BigInt(value)))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const bids = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999_999 }).map(value => fromCents(BigInt(value))),
  includedDays: maybe(fc.integer({ min: 0, max: 365 })),
  includedTons: maybe(fc.integer({ min: 0, max: 9_999 }).map(value => fromCents(BigInt(value)))),
  extraDayPrice: maybe(money),
  extraTonPrice: maybe(money),
}) satisfies fc.Arbitrary<BidTerms & { price: string }>
const sizes = fc.integer({ min: 0, max: 3 })
const days = fc.integer({ min: 1, max: 400 })
const weights = fc.constantFrom(...keysOf(loadWeights))

const total = (
  bid: BidTerms & { price: string },
  size: number,
  ofDays: number,
  weight: keyof typeof loadWeights,
) => cents(estimatedTotal(bid, { dumpsterSize: keysOf(dumpsterSizes)[size]!, days: ofDays }, weight))

test('never costs less for more days, more tons, a heavier load, or less included, and never less than the price', () => {
  fc.assert(
    fc.property(bids, sizes, sizes, days, days, weights, (bid, size, more, least, longer, weight) => {
      const at = total(bid, Math.min(size, more), Math.min(least, longer), weight)
      expect(total(bid, Math.max(size, more), Math.max(least, longer), weight)).toBeGreaterThanOrEqual(at)
      const [light, typical, heavy] = keysOf(loadWeights).map(each => total(bid, size, least, each))
      expect([typical! >= light!, heavy! >= typical!, light! >= cents(bid.price)]).toEqual([true, true, true])
      const without = { ...bid, includedDays: bid.includedDays && bid.includedDays - 1 }
      expect(total(without, size, least, weight)).toBeGreaterThanOrEqual(total(bid, size, least, weight))
    }),
  )
})
