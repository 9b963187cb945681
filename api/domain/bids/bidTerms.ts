import type { BidTerms } from '../../rules/estimatedTotal.js'

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
