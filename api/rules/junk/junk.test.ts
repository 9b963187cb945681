import fc from 'fast-check'
import { type ItemKind, itemKinds, kindsToOffer } from './itemKinds.js'
import { accessRule, itemsRule, loadRule } from './junkRules.js'
import { disagreementOf, holdingWords, itemWords } from './junkWords.js'
import { addUpItems, chosenEighths, suggestedEighths, usedEighths } from './loads.js'
import { loadWords } from './loadWords.js'

const kinds = Object.keys(itemKinds) as ItemKind[]
const item = fc.record({ kind: fc.constantFrom(...kinds), count: fc.integer({ min: 1, max: 50 }) })
const items = fc.array(item, { maxLength: 30 })

const isFine = (rule: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  rule.safeParse(value).success

test('suggests the load by cubic feet, rounded up', () => {
  expect(suggestedEighths([])).toBeNull()
  expect(suggestedEighths([{ kind: 'box', count: 1 }])).toBe(1)
  expect(suggestedEighths([{ kind: 'hot_tub', count: 1 }])).toBe(4)
  expect(suggestedEighths([{ kind: 'hot_tub', count: 2 }])).toBe(8)
  expect(
    suggestedEighths([
      { kind: 'hot_tub', count: 2 },
      { kind: 'box', count: 1 },
    ]),
  ).toBe(9)
  expect(suggestedEighths([{ kind: 'tire', count: 11 }])).toBe(1)
  expect(suggestedEighths([{ kind: 'tire', count: 12 }])).toBe(2)
})

test('never suggests less for more items', () => {
  fc.assert(
    fc.property(items, item, (some, more) => {
      const before = suggestedEighths(some) ?? 0
      const after = suggestedEighths([...some, more])!
      expect(Number.isInteger(after)).toBe(true)
      expect(after).toBeGreaterThanOrEqual(Math.max(1, before))
    }),
  )
})

test('suggests the same in any order, and for a kind named twice', () => {
  fc.assert(
    fc.property(items, some => {
      const together = addUpItems(some)
      expect(suggestedEighths(together)).toBe(suggestedEighths(some))
      expect(addUpItems([...some].reverse())).toEqual(together)
      expect(addUpItems(together)).toEqual(together)
      expect(new Set(together.map(({ kind }) => kind)).size).toBe(together.length)
      const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0)
      expect(sum(together)).toBe(sum(some))
    }),
  )
})

test("uses the customer's load before the items", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 8 })), items, (given, some) => {
      expect(usedEighths(given, some)).toBe(given ?? suggestedEighths(some))
    }),
  )
})

test.each([0, -1, 51, 1000, 1.5, Number.NaN, '2', null])('refuses a count of %s', count => {
  expect(isFine(itemsRule, [{ kind: 'sofa', count }])).toBe(false)
})

test('refuses more than 50 of a kind that is named twice, and unknown kinds', () => {
  const sofas = (count: number) => ({ kind: 'sofa', count })
  expect(isFine(itemsRule, [sofas(25), sofas(25)])).toBe(true)
  expect(isFine(itemsRule, [sofas(25), sofas(26)])).toBe(false)
  expect(isFine(itemsRule, [{ kind: 'canoe', count: 1 }])).toBe(false)
  expect(isFine(itemsRule, Array(101).fill({ kind: 'box', count: 1 }))).toBe(false)
})

test('accepts requests without items, load, and access', () => {
  for (const rule of [itemsRule, loadRule, accessRule])
    for (const none of [null, undefined]) expect(isFine(rule, none)).toBe(true)
  expect(isFine(itemsRule, [])).toBe(true)
})

test.each([0, 9, 2.5, '4'])('refuses a load of %s', load => {
  expect(isFine(loadRule, load)).toBe(false)
})

test('has words for items and loads', () => {
  expect(itemWords({ kind: 'mattress', count: 2 })).toBe('2 mattresses')
  expect(itemWords({ kind: 'armchair', count: 1 })).toBe('an armchair')
  expect(itemWords({ kind: 'tv', count: 1 })).toBe('a television')
  expect([1, 2, 4, 8, 9].map(loadWords)).toEqual([
    'an eighth of a truck',
    'a quarter of a truck',
    'half a truck',
    'a full truck',
    'more than a truck',
  ])
})

test('says what a pickup holds', () => {
  const things = [
    { kind: 'mattress', count: 2 },
    { kind: 'sofa', count: 1 },
  ] as const
  const none = { items: [], loadEighths: null, access: null }
  expect(holdingWords(none)).toBe('')
  expect(holdingWords({ ...none, access: 'stairs' })).toBe('Stairs')
  expect(holdingWords({ items: things, loadEighths: 4, access: 'ground' })).toBe(
    'About half a truck, ground floor, 2 mattresses, a sofa',
  )
  expect(holdingWords({ ...none, loadEighths: 12 })).toBe('More than a truck')
})

test('says when a load and the items disagree', () => {
  const tubs = (count: number) => [{ kind: 'hot_tub', count } as const]
  expect(disagreementOf(null, tubs(1))).toBeNull()
  expect(disagreementOf(4, [])).toBeNull()
  expect(disagreementOf(4, tubs(1))).toBeNull()
  expect(disagreementOf(2, tubs(1))).toBe('The items make about half a truck')
  expect(disagreementOf(8, tubs(3))).toBe('The items make more than a truck')
})

test('keeps a chosen load, and lets a suggested one follow the items', () => {
  const tub = [{ kind: 'hot_tub', count: 1 } as const]
  expect(chosenEighths(4, tub)).toBeNull()
  expect(chosenEighths(5, tub)).toBe(5)
  expect(chosenEighths(5, [])).toBe(5)
  expect(chosenEighths(null, [])).toBeNull()
})

test('offers a retired kind only where it is already chosen', () => {
  expect(kindsToOffer([])).toEqual(kinds)
  const without = new Set<ItemKind>(['piano', 'tire'])
  expect(kindsToOffer([], without)).toEqual(kinds.filter(kind => !without.has(kind)))
  expect(kindsToOffer(['piano'], without)).toEqual(kinds.filter(kind => kind !== 'tire'))
})
