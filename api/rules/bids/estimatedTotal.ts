import { cents, fromCents } from '../cents.js'
import { DAY_MS } from '../dates.js'
import { type LoadWeight, tonsOf } from '../jobs/loadWeights.js'
import { type JunkTerms, junkTermNames } from '../junk/junkTerms.js'
import { keysOf, type RentalSize } from '../kinds.js'

/** The days and tons that a bid includes and the prices beyond them, each of them optional. */
export interface BidTerms {
  includedDays?: number | null
  includedTons?: string | null
  extraDayPrice?: string | null
  extraTonPrice?: string | null
  tripFee?: string | null
  swapPrice?: string | null
}

/** The size and days that a rental asks for. A junk pickup has neither. */
export interface Asked {
  dumpsterSize?: RentalSize | null
  days?: number | null
}

/** Both are read as midnight in UTC, so that daylight saving time does not change the length of a day. */
export const rentalDays = ({
  dropoffDate,
  pickupDate,
}: {
  dropoffDate?: string | null
  pickupDate?: string | null
}): number | null =>
  dropoffDate && pickupDate ? Math.round((Date.parse(pickupDate) - Date.parse(dropoffDate)) / DAY_MS) : null

const extraDays = ({ includedDays, extraDayPrice }: BidTerms, { days }: Asked): bigint => {
  if (includedDays == null || extraDayPrice == null || days == null) return 0n
  return BigInt(Math.max(0, days - includedDays)) * cents(extraDayPrice)
}

const extraTons = (
  { includedTons, extraTonPrice }: BidTerms,
  { dumpsterSize }: Asked,
  weight: LoadWeight,
): bigint => {
  if (includedTons == null || extraTonPrice == null || !dumpsterSize) return 0n
  // Tons have two decimals, as dollars do.
  const over = tonsOf(dumpsterSize, weight) - cents(includedTons)
  // Rounded half up to whole cents.
  return over > 0n ? (over * cents(extraTonPrice) + 50n) / 100n : 0n
}

/**
 * Estimates a job's total by this bid if the load weighs what the customer expects, as the price plus the days and tons
 * beyond those included. A vendor can't charge for a term that the bid leaves out, so it adds nothing, and neither does
 * the trip fee, which is owed only for a wasted trip, or the price of a swap that nobody has asked for.
 */
export const estimatedTotal = (bid: BidTerms & { price: string }, asked: Asked, weight: LoadWeight): string =>
  fromCents(cents(bid.price) + extraDays(bid, asked) + extraTons(bid, asked, weight))

/** All of them as stored: omitted ones are null. */
export const termsOf = (
  terms: BidTerms,
): { [Term in keyof BidTerms]-?: NonNullable<BidTerms[Term]> | null } => ({
  includedDays: terms.includedDays ?? null,
  includedTons: terms.includedTons ?? null,
  extraDayPrice: terms.extraDayPrice ?? null,
  extraTonPrice: terms.extraTonPrice ?? null,
  tripFee: terms.tripFee ?? null,
  swapPrice: terms.swapPrice ?? null,
})

export const termNames = keysOf(termsOf({}))

/** Only rentals have days, tons, and swaps. Any job can have a fee for a wasted trip. */
export const rentalTermNames = termNames.filter(name => name !== 'tripFee')

type Term = BidTerms[keyof BidTerms]

const isSame = (one: Term, other: Term): boolean =>
  one == null || other == null
    ? (one ?? null) === (other ?? null)
    : cents(String(one)) === cents(String(other))

/** True if neither leaves out, adds, or changes a term of the other. */
export const areSameTerms = (one: BidTerms & JunkTerms, other: BidTerms & JunkTerms): boolean =>
  [...termNames, ...junkTermNames].every(name => isSame(one[name], other[name]))
