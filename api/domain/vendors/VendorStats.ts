import { Field, Float, Int, ObjectType } from 'type-graphql'
import { VendorReliability } from '../ratings/VendorReliability.js'
import { Money, UUID } from '../scalars.js'

const CLOCK = 'In the time zone given in the X-Time-Zone header (an IANA name), or UTC.'

@ObjectType({ simpleResolvers: true, description: "The four figures on a vendor's dashboard." })
export class VendorStats {
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Field(() => Int, { description: 'The number of jobs accepted or in progress.' })
  activeJobs!: number

  @Field(() => Float, {
    description:
      'The average of the ratings received, excluding sealed and removed ones. 0.00 if there are none.',
  })
  rating!: string

  @Field(() => Int, { description: 'The number of ratings in that average.' })
  ratingCount!: number

  @Field(() => Money, {
    description: `The sum of the final prices of jobs completed this calendar month. ${CLOCK}`,
  })
  monthlyEarnings!: string

  @Field(() => Money, {
    description: `The sum of the final prices of jobs completed this week, which starts on Monday. ${CLOCK}`,
  })
  weeklyEarnings!: string

  @Field(() => Money, {
    description: `Net earnings this calendar month: monthlyEarnings less the service fees owed for these jobs. ${CLOCK}`,
  })
  monthlyNetEarnings!: string

  @Field(() => Money, {
    description: `Net earnings this week: weeklyEarnings less the service fees owed for these jobs. ${CLOCK}`,
  })
  weeklyNetEarnings!: string

  @Field(() => Int, { description: 'The number of jobs completed so far.' })
  completedJobs!: number

  @Field(() => VendorReliability, {
    nullable: true,
    description: "The vendor's reliability, as customers see it beside bids. Null with fewer than five jobs.",
  })
  reliability!: VendorReliability | null
}
