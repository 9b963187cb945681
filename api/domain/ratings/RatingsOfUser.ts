import type { Columns } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, list, one } from '../../platform/rows/View.js'
import { User } from '../accounts/User.js'
import { bidderRows, type UserTable, userRows } from '../accounts/userRows.js'
import { commentRows, isPublic, publicRating, publicRatingCount } from './publicRatingRows.js'
import type { Rating } from './Rating.js'
import { RatingComment } from './RatingComment.js'
import { reliabilityOf, reliabilityRows } from './reliabilityRows.js'
import { VendorReliability } from './VendorReliability.js'

const UserField = fieldOf(User)

/** What customers say of a user as a vendor. */
export class RatingsOfUser {
  @UserField(() => [RatingComment], {
    description:
      'The last three comments that customers left with their ratings of this vendor, newest first. Empty unless the viewer is this vendor, an admin, or a customer who has had a bid from the vendor.',
  })
  latestComments?: RatingComment[]

  @UserField(() => VendorReliability, {
    nullable: true,
    description:
      "The vendor's reliability, based on recorded jobs. Null with fewer than five jobs, and for users who are not vendors.",
  })
  reliability?: VendorReliability | null
}

/**
 * In SQL: who may read what customers wrote about a vendor, namely people who compare bids (docs/product.md, The
 * marketplace).
 */
const mayReadComments = (u: Columns<User>) =>
  `(${u.id} = :viewer or :isAdmin
    or exists (select from jobs j join bids b on b.job_id = j.id where j.customer_id = :viewer and b.vendor_id = ${u.id}))`

/** The latest comments about a vendor for whom `mayRead` holds. */
const comments = (mayRead: (u: Columns<User>) => string) =>
  list(
    () => commentRows,
    (r: Columns<Rating>, u: Columns<User>) =>
      `${r.ratedId} = ${u.id} and ${r.comment} is not null and ${isPublic(r)} and ${u.userType} = 'vendor' and ${mayRead(u)}`,
    r => `${r.createdAt} desc, ${r.id} desc`,
    3,
  )

export const ratingsOfUser = addsTo<
  User & RatingsOfUser,
  RatingsOfUser & Pick<User, 'rating' | 'ratingCount'>,
  UserTable
>(userRows, {
  fields: {
    rating: publicRating,
    ratingCount: publicRatingCount,
    latestComments: comments(mayReadComments),
    reliability: one(() => reliabilityRows, reliabilityOf),
  },
})

/** Whoever reads a bid may read the comments about its vendor, so there is no check per vendor. */
export const ratingsOfBidder = addsTo<User & RatingsOfUser, Pick<RatingsOfUser, 'latestComments'>, UserTable>(
  bidderRows,
  { fields: { latestComments: comments(() => 'true') } },
)
