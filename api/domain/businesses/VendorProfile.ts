import { Field, Int, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { DocumentType, PaymentMethod, RentalSize, ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { DateTime, RentalSize as RentalSizes, UUID } from '../scalars.js'
import { CityZips } from '../vendors/AreasAround.js'
import { DocumentTypes } from '../vendors/vendorEnums.js'
import { PaymentMethods } from './businessEnums.js'

/** The maximum number of cities that a profile names. */
export const MOST_CITIES = 12

/** Everybody reads it, signed in or out. docs/decisions/0072-the-vendors-business.md decides what belongs here. */
@ObjectType({
  simpleResolvers: true,
  description: "A vendor's public profile. Available without signing in.",
})
export class VendorProfile {
  @Field(() => UUID, { description: 'The id of the vendor.' })
  id!: string

  @Field(() => String, {
    description: "The name of the vendor's business. The vendor's first name if there is none.",
  })
  name!: string

  @Field(() => String, { nullable: true, description: "The vendor's description of the business." })
  about!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The path of the logo, /objects/ID. Anyone may read it.',
  })
  logo!: string | null

  @Field(() => Int, { nullable: true, description: 'The year the business started.' })
  since!: number | null

  @Field(() => [PaymentMethods], { description: 'How customers can pay.' })
  paymentMethods!: PaymentMethod[]

  @Field(() => [ServiceTypes], { description: 'The services that the vendor currently offers.' })
  services!: ServiceType[]

  @Field(() => [RentalSizes], {
    description:
      'The dumpster sizes that the vendor rents out, smallest first. Empty if the vendor has not set any.',
  })
  rentalSizes!: RentalSize[]

  @Field(() => [DocumentTypes], {
    description:
      'The types of documents that are verified: approved by an admin, and not expired. Files and dates are not included.',
  })
  verifiedDocuments!: DocumentType[]

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the first of these documents expires, if that is within a day. Null otherwise. Refetch after that time.',
  })
  verifiedUntil!: Date | null

  /** Not in the schema: the areas are computed from it. Only the vendor may read the ZIP codes themselves. */
  zips!: string[]

  @Field(() => [CityZips], {
    description:
      'The twelve cities in which the vendor serves the most ZIP codes; cities of unknown ZIP codes are left out.',
  })
  // Computed from all areas.
  @Items({ most: 1000, usual: 200 })
  areas!: CityZips[]

  @Field(() => Int, {
    description: 'How many cities the vendor serves, including those beyond the twelve listed.',
  })
  cityCount!: number

  @Field(() => Int, { description: 'The number of jobs that the vendor has completed.' })
  completedJobs!: number
}
