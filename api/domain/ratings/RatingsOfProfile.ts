import { Float, Int } from 'type-graphql'
import type { Columns } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one, page } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import { profileRows } from '../businesses/profileRows.js'
import { VendorProfile } from '../businesses/VendorProfile.js'
import { commentRows, isPublic, publicRating, publicRatingCount } from './publicRatingRows.js'
import type { Rating } from './Rating.js'
import { reliabilityOf, reliabilityRows } from './reliabilityRows.js'
import { VendorReliability } from './VendorReliability.js'

const ProfileField = fieldOf(VendorProfile)

/** The ratings that anyone can see on a vendor's profile. */
export class RatingsOfProfile {
  @ProfileField(() => Float, {
    description:
      'The average of the ratings received, excluding sealed and removed ones. 0.00 if there are none.',
  })
  rating?: number

  @ProfileField(() => Int, { description: 'The number of ratings in that average.' })
  ratingCount?: number

  @ProfileField(() => VendorReliability, {
    nullable: true,
    description: "The vendor's reliability, based on recorded jobs. Null with fewer than five jobs.",
  })
  reliability?: VendorReliability | null
}

export const ratingsOfProfile = addsTo<VendorProfile & RatingsOfProfile, RatingsOfProfile, User>(
  profileRows,
  {
    fields: {
      rating: publicRating,
      ratingCount: publicRatingCount,
      reliability: one(() => reliabilityRows, reliabilityOf),
    },
    pages: {
      comments: page(
        () => commentRows,
        (r: Columns<Rating>, u: Columns<User>) =>
          `${r.ratedId} = ${u.id} and ${r.comment} is not null and ${isPublic(r)}`,
      ),
    },
  },
)
