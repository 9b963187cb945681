import { expectedWeight } from '../jobs/loadWeights.js'
import type { Debris, RentalSize } from '../kinds.js'
import { type BidTerms, estimatedTotal, rentalDays } from './estimatedTotal.js'

/** What a bid or a rule asks for. */
export type Priced = BidTerms & { price: string }

export interface Requested {
  dumpsterSize?: RentalSize | null
  debris?: Debris | null
  dropoffDate?: string | null
  pickupDate?: string | null
}

/** The estimated total of a request at this price, for the load that the customer expects. */
export const expectedTotal = (priced: Priced, requested: Requested): string =>
  estimatedTotal(
    priced,
    { dumpsterSize: requested.dumpsterSize ?? null, days: rentalDays(requested) },
    expectedWeight(requested),
  )
