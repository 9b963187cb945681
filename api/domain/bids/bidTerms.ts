import type { BidTerms } from '../../rules/estimatedTotal.js'
import { cents } from '../../rules/money.js'

/** All five, as they are stored: what was omitted is null. */
export const termsOf = (
  terms: BidTerms,
): { [Term in keyof BidTerms]-?: NonNullable<BidTerms[Term]> | null } => ({
  includedDays: terms.includedDays ?? null,
  includedTons: terms.includedTons ?? null,
  extraDayPrice: terms.extraDayPrice ?? null,
  extraTonPrice: terms.extraTonPrice ?? null,
  tripFee: terms.tripFee ?? null,
})

const written = (terms: BidTerms) =>
  Object.values(termsOf(terms)).map(value => (typeof value === 'string' ? cents(value) : value))

/** "65" and "65.00" are the same price. */
export const isSameTerms = (some: BidTerms, others: BidTerms): boolean => {
  const right = written(others)
  return written(some).every((value, index) => value === right[index])
}
