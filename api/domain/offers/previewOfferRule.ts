import { expectedTotal } from '../../rules/bids/expectedTotal.js'
import { termsInWords } from '../../rules/bids/termsWords.js'
import type { Debris, RentalSize, TimePreference } from '../../rules/kinds.js'
import type { Context } from '../context.js'
import type { SaveOfferRuleInput } from './inputs.js'
import type { OfferPreview } from './OfferPreview.js'
import { isForRental } from './offerRulePolicy.js'
import { type Found, lastRequests, requestsOf } from './previewing.js'
import { ruleOf } from './saveOfferRule.js'

const RENTALS = requestsOf(
  `j.dropoff_date::text as "dropoffDate", j.pickup_date::text as "pickupDate",
    j.dropoff_time_preference as "dropoffTimePreference", j.dumpster_size as "dumpsterSize", j.debris`,
  "j.type = 'dumpster_rental' and j.dumpster_size = :size",
)

interface FoundRental extends Found {
  dropoffDate: string
  pickupDate: string
  dropoffTimePreference: TimePreference
  dumpsterSize: RentalSize
  debris: Debris | null
}

/** Previews the words for the customer, and the requests on which the rule would have bid. */
export async function previewOfferRule(context: Context, input: SaveOfferRuleInput): Promise<OfferPreview> {
  const viewer = await context.signedIn('vendor')
  const rule = ruleOf(input)
  const previewed = (rental: FoundRental) =>
    isForRental(rule, rental, new Date(rental.createdAt))
      ? {
          zipCode: rental.zip5,
          createdAt: rental.createdAt,
          dropoffDate: rental.dropoffDate,
          pickupDate: rental.pickupDate,
          debris: rental.debris,
          estimatedTotal: expectedTotal(rule, rental),
        }
      : null
  return {
    price: rule.price,
    terms: termsInWords(rule),
    requests: await lastRequests(context, RENTALS, { vendorId: viewer.id, size: rule.size }, previewed),
  }
}
