import { cents, fromCents } from '../cents.js'
import type { Access, ItemKind, JunkItem } from './itemKinds.js'
import type { TakenItem } from './junkTerms.js'
import { itemsFact } from './junkWords.js'
import { addUpItems, FULL_LOAD } from './loads.js'
import { loadWords } from './loadWords.js'

/** The prices of a haul rule. */
export interface HaulPrices {
  minimum: string
  /** For one eighth of a truck up to eight, never falling. */
  eighthPrices: readonly string[]
  stairsPrice: string | null
}

/** What a request says of the load. */
export interface Haul {
  loadEighths: number | null
  items: readonly JunkItem[]
  access: Access | null
  hasHazardousItems: boolean | null
}

/** One line of how a price is made up. */
export interface PricePart {
  label: string
  amount: string
}

const entryOf = (taken: readonly TakenItem[], kind: ItemKind) => taken.find(each => each.kind === kind)

/** Named items that the vendor doesn't take. */
export const refusedItems = (items: readonly JunkItem[], taken: readonly TakenItem[]): JunkItem[] =>
  addUpItems(items).filter(({ kind }) => entryOf(taken, kind)?.takes === 'no')

const itemPart = (item: JunkItem, taken: readonly TakenItem[]): PricePart[] => {
  const price = entryOf(taken, item.kind)?.price
  if (price == null || cents(price) === 0n) return []
  return [{ label: itemsFact([item]), amount: fromCents(cents(price) * BigInt(item.count)) }]
}

/**
 * How a standing price is made up for a load: the larger of the minimum and the load's price, then items at their prices, then
 * stairs. Null if it can't be priced: no load is known, it's more than a truck, or it has something hazardous or not taken.
 */
export const haulParts = (
  { minimum, eighthPrices, stairsPrice }: HaulPrices,
  taken: readonly TakenItem[],
  { loadEighths, items, access, hasHazardousItems }: Haul,
): PricePart[] | null => {
  if (loadEighths === null || loadEighths > FULL_LOAD || hasHazardousItems) return null
  if (refusedItems(items, taken).length > 0) return null
  const ofLoad = eighthPrices[loadEighths - 1]!
  const isLoad = cents(ofLoad) >= cents(minimum)
  const words = loadWords(loadEighths)
  return [
    {
      label: isLoad ? words.charAt(0).toUpperCase() + words.slice(1) : 'Minimum',
      amount: fromCents(cents(isLoad ? ofLoad : minimum)),
    },
    ...addUpItems(items).flatMap(item => itemPart(item, taken)),
    ...(access === 'stairs' && stairsPrice !== null && cents(stairsPrice) > 0n
      ? [{ label: 'Stairs', amount: fromCents(cents(stairsPrice)) }]
      : []),
  ]
}

/** The price that the parts add up to. */
export const priceOfParts = (parts: readonly PricePart[]): string =>
  fromCents(parts.reduce((sum, { amount }) => sum + cents(amount), 0n))
