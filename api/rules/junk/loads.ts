import { type ItemKind, itemKinds, type JunkItem } from './itemKinds.js'

/** A full truck holds 440 cubic feet, about six pickup loads. */
const EIGHTH_CUBIC_FEET = 55
export const FULL_LOAD = 8

/** The items with each kind once, in the order of the kinds. */
export const addUpItems = (items: readonly JunkItem[]): JunkItem[] => {
  const counts = new Map<ItemKind, number>()
  for (const { kind, count } of items) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return (Object.keys(itemKinds) as ItemKind[]).flatMap(kind => {
    const count = counts.get(kind)
    return count === undefined ? [] : [{ kind, count }]
  })
}

/** The load in eighths of a truck that the items make; more than 8 is more than a truck. Null without items. */
export const suggestedEighths = (items: readonly JunkItem[]): number | null => {
  if (items.length === 0) return null
  const cubicFeet = items.reduce((sum, { kind, count }) => sum + itemKinds[kind].cubicFeet * count, 0)
  return Math.max(1, Math.ceil(cubicFeet / EIGHTH_CUBIC_FEET))
}

/** The load that the customer chose; null if it is what the items make, so that it follows them. */
export const chosenEighths = (load: number | null, items: readonly JunkItem[]): number | null =>
  load === suggestedEighths(items) ? null : load

/** The load that counts: the customer's own, or else what the items make. */
export const usedEighths = (given: number | null | undefined, items: readonly JunkItem[]): number | null =>
  given ?? suggestedEighths(items)
