import fc from 'fast-check'
import { cents, fromCents } from '../cents.js'
import { type Haul, type HaulPrices, haulParts, priceOfParts, refusedItems } from './haulPrice.js'
import { type Access, accesses, type ItemKind, itemKinds, type JunkItem } from './itemKinds.js'
import type { TakenItem } from './junkTerms.js'
import { usedEighths } from './loads.js'

const kinds = Object.keys(itemKinds) as ItemKind[]
const kind = fc.constantFrom(...kinds)
const money = fc.integer({ min: 0, max: 200_000 }).map(value => fromCents(BigInt(value)))
const item = fc.record({ kind, count: fc.integer({ min: 1, max: 5 }) })
const items = fc.uniqueArray(item, { maxLength: 5, selector: each => each.kind })
const prices: fc.Arbitrary<HaulPrices> = fc.record({
  minimum: money,
  eighthPrices: fc
    .array(money, { minLength: 8, maxLength: 8 })
    .map(all => all.toSorted((one, other) => Number(cents(one) - cents(other)))),
  stairsPrice: fc.option(money),
})
const taken = fc.uniqueArray(
  fc.oneof(
    fc.record({ kind, takes: fc.constant('extra' as const), price: money }),
    fc.record({ kind, takes: fc.constant('no' as const), price: fc.constant(null) }),
  ),
  { maxLength: 8, selector: each => each.kind },
)
const access = fc.option(fc.constantFrom(...(Object.keys(accesses) as Access[])))
const load = fc.option(fc.integer({ min: 1, max: 8 }))

const haulOf = (given: number | null, some: readonly JunkItem[], way: Access | null): Haul => ({
  loadEighths: usedEighths(given, some),
  items: some,
  access: way,
  hasHazardousItems: false,
})
const priceOf = (rule: HaulPrices, own: readonly TakenItem[], haul: Haul): bigint | null => {
  const parts = haulParts(rule, own, haul)
  return parts && cents(priceOfParts(parts))
}

test('more items, a larger load, or stairs never cost less', () => {
  fc.assert(
    fc.property(prices, taken, load, items, item, (rule, own, given, some, more) => {
      const price = priceOf(rule, own, haulOf(given, some, 'ground'))
      if (price === null) return
      const dearer = [
        haulOf(given, [...some, more], 'ground'),
        haulOf(given, some, 'stairs'),
        { ...haulOf(given, some, 'ground'), loadEighths: Math.min(8, usedEighths(given, some)! + 1) },
      ]
      for (const haul of dearer) {
        const other = priceOf(rule, own, haul)
        if (other !== null) expect(other).toBeGreaterThanOrEqual(price)
      }
    }),
  )
})

test('the parts are the minimum or the load, then items, then stairs', () => {
  fc.assert(
    fc.property(prices, taken, load, items, access, (rule, own, given, some, way) => {
      const haul = haulOf(given, some, way)
      const parts = haulParts(rule, own, haul)
      const isPriced =
        haul.loadEighths !== null && haul.loadEighths <= 8 && refusedItems(some, own).length === 0
      expect(parts !== null).toBe(isPriced)
      if (!parts) return
      const ofLoad = cents(rule.eighthPrices[haul.loadEighths! - 1]!)
      const base = ofLoad > cents(rule.minimum) ? ofLoad : cents(rule.minimum)
      const ofItems = some.reduce(
        (sum, each) =>
          sum + cents(own.find(entry => entry.kind === each.kind)?.price ?? '0') * BigInt(each.count),
        0n,
      )
      const ofStairs = way === 'stairs' ? cents(rule.stairsPrice ?? '0') : 0n
      expect(cents(priceOfParts(parts))).toBe(base + ofItems + ofStairs)
      expect(cents(parts[0]!.amount)).toBe(base)
    }),
  )
})

const RULE: HaulPrices = {
  minimum: '99.00',
  eighthPrices: ['80.00', '140.00', '190.00', '240.00', '290.00', '330.00', '370.00', '400.00'],
  stairsPrice: '35.00',
}
const OWN: TakenItem[] = [
  { kind: 'mattress', takes: 'extra', price: '40.00' },
  { kind: 'tire', takes: 'no', price: null },
]

test('says how a price is made up', () => {
  const mattresses = [{ kind: 'mattress', count: 2 }] as const
  expect(haulParts(RULE, OWN, haulOf(4, mattresses, 'stairs'))).toEqual([
    { label: 'Half a truck', amount: '240.00' },
    { label: '2 mattresses', amount: '80.00' },
    { label: 'Stairs', amount: '35.00' },
  ])
  expect(haulParts(RULE, OWN, haulOf(1, [], null))).toEqual([{ label: 'Minimum', amount: '99.00' }])
})

test.each<[string, Haul]>([
  ['no load', haulOf(null, [], null)],
  ['more than a truck', haulOf(null, [{ kind: 'hot_tub', count: 3 }], null)],
  ['something hazardous', { ...haulOf(2, [], null), hasHazardousItems: true }],
  ['an item that is not taken', haulOf(2, [{ kind: 'tire', count: 1 }], null)],
])('prices nothing with %s', (_, haul) => expect(haulParts(RULE, OWN, haul)).toBeNull())
