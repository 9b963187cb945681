import { Float, Int } from 'type-graphql'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import { VendorStats } from '../vendors/VendorStats.js'
import { statsRows } from '../vendors/vendorRows.js'
import { publicRating, publicRatingCount } from './publicRatingRows.js'
import { reliabilityOf, reliabilityRows } from './reliabilityRows.js'
import { VendorReliability } from './VendorReliability.js'

const StatsField = fieldOf(VendorStats)

/** The vendor's ratings on their dashboard. */
export class RatingsOfStats {
  @StatsField(() => Float, {
    description:
      'The average of the ratings received, excluding sealed and removed ones. 0.00 if there are none.',
  })
  rating?: string

  @StatsField(() => Int, { description: 'The number of ratings in that average.' })
  ratingCount?: number

  @StatsField(() => VendorReliability, {
    nullable: true,
    description: "The vendor's reliability, as customers see it beside bids. Null with fewer than five jobs.",
  })
  reliability?: VendorReliability | null
}

export const ratingsOfStats = addsTo<VendorStats & RatingsOfStats, RatingsOfStats, User>(statsRows, {
  fields: {
    rating: publicRating,
    ratingCount: publicRatingCount,
    reliability: one(() => reliabilityRows, reliabilityOf),
  },
})
