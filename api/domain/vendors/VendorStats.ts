import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Money, UUID } from '../scalars.js'

const CLOCK = 'By the clock of the time zone that the request names in X-Time-Zone (an IANA name), else UTC.'

@ObjectType({ simpleResolvers: true, description: "The four cards of a vendor's dashboard." })
export class VendorStats {
  @Field(() => UUID, { description: 'Whose figures they are.' })
  vendorId!: string

  @Field(() => Int, { description: 'Jobs accepted or in progress.' })
  activeJobs!: number

  @Field(() => Float, { description: 'The average of the ratings received, 0.00 without any.' })
  rating!: string

  @Field(() => Int, { description: 'How many ratings were received.' })
  ratingCount!: number

  @Field(() => Money, { description: `Final prices of the jobs completed this calendar month. ${CLOCK}` })
  monthlyEarnings!: string

  @Field(() => Money, {
    description: `Final prices of the jobs completed this week, which begins on Monday. ${CLOCK}`,
  })
  weeklyEarnings!: string

  @Field(() => Int, { description: 'Jobs completed, ever.' })
  completedJobs!: number
}
