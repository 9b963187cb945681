import type { TakenItem } from './junkTerms.js'
import { areSameItems } from './sameItems.js'
import {
  extraInWords,
  loadTermsInWords,
  notTakenInWords,
  partsInWords,
  splitByRequest,
} from './takenWords.js'

const no = (kind: TakenItem['kind']): TakenItem => ({ kind, takes: 'no', price: null })
const extra = (kind: TakenItem['kind'], price: string): TakenItem => ({ kind, takes: 'extra', price })

test('says what is not taken', () => {
  expect(notTakenInWords([])).toBeNull()
  expect(notTakenInWords([extra('tire', '5.00')])).toBeNull()
  expect(notTakenInWords([no('tire')])).toBe("Doesn't take tires")
  expect(notTakenInWords([no('tire'), no('piano')])).toBe("Doesn't take tires or pianos")
  expect(notTakenInWords([no('tire'), no('piano'), no('hot_tub')], "You don't")).toBe(
    "You don't take tires, pianos, or hot tubs",
  )
})

test('says what costs extra', () => {
  expect(extraInWords([no('tire')])).toBeNull()
  expect(extraInWords([extra('mattress', '40.00'), no('tv'), extra('tire', '5.50')])).toBe(
    'Mattress $40 each, tire $5.50 each',
  )
})

test('puts what the request names first', () => {
  const items = [extra('mattress', '40.00'), no('tire'), no('piano')]
  expect(splitByRequest(items, [{ kind: 'tire' }, { kind: 'sofa' }])).toEqual({
    asked: [no('tire')],
    others: [extra('mattress', '40.00'), no('piano')],
  })
})

test('says what load is included', () => {
  expect(loadTermsInWords({})).toBeNull()
  expect(loadTermsInWords({ includedEighths: 4, extraEighthPrice: null })).toBe('Half a truck included')
  expect(loadTermsInWords({ includedEighths: 4, extraEighthPrice: '45.00' })).toBe(
    'Half a truck included; $45 an eighth more',
  )
})

test('says how a price is made up', () => {
  expect(partsInWords([])).toBeNull()
  expect(
    partsInWords([
      { label: 'Half a truck', amount: '240.00' },
      { label: '2 mattresses', amount: '80.00' },
      { label: 'Stairs', amount: '35.00' },
    ]),
  ).toBe('Half a truck $240, 2 mattresses $80, stairs $35')
})

test('compares items in any order, and prices by their value', () => {
  const items = [extra('mattress', '40.00'), no('tire')]
  expect(areSameItems(items, [no('tire'), extra('mattress', '40')])).toBe(true)
  expect(areSameItems(items, [...items, { kind: 'sofa', takes: 'yes', price: null }])).toBe(true)
  expect(areSameItems([], [])).toBe(true)
  expect(areSameItems(items, [no('tire')])).toBe(false)
  expect(areSameItems(items, [extra('mattress', '41.00'), no('tire')])).toBe(false)
  expect(areSameItems(items, [no('mattress'), no('tire')])).toBe(false)
  expect(areSameItems(items, [extra('mattress', '40.00'), no('tv')])).toBe(false)
})
