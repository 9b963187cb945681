import { cents } from '../cents.js'
import type { TakenItem } from './junkTerms.js'

/** Whether `one` takes a kind for more than `other`, or not at all. */
export const takesLess = (one: readonly TakenItem[], other: readonly TakenItem[]): boolean =>
  one.some(({ kind, takes, price }) => {
    const before = other.find(each => each.kind === kind)
    if (before?.takes === 'no') return false
    return takes === 'no' || cents(price ?? '0') > cents(before?.price ?? '0')
  })
