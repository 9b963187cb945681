import { cents } from '../cents.js'
import type { TakenItem } from './junkTerms.js'

const isSamePrice = (one: string | null | undefined, other: string | null | undefined) =>
  one == null || other == null ? (one ?? null) === (other ?? null) : cents(one) === cents(other)

const named = (items: readonly TakenItem[]) => items.filter(({ takes }) => takes !== 'yes')

/** True if both include the same kinds and ask the same for the others, in any order. */
export const areSameItems = (one: readonly TakenItem[], other: readonly TakenItem[]): boolean => {
  const [some, others] = [named(one), named(other)]
  return (
    some.length === others.length &&
    some.every(item =>
      others.some(
        each => each.kind === item.kind && each.takes === item.takes && isSamePrice(each.price, item.price),
      ),
    )
  )
}
