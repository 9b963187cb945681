import { Field, Int, ObjectType } from 'type-graphql'
import { Money, UUID } from '../scalars.js'

export const CLOCK = 'In the time zone given in the X-Time-Zone header (an IANA name), or UTC.'

@ObjectType({ simpleResolvers: true, description: "The four figures on a vendor's dashboard." })
export class VendorStats {
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Field(() => Int, { description: 'The number of jobs accepted or in progress.' })
  activeJobs!: number

  @Field(() => Money, {
    description: `The sum of the final prices of jobs completed this calendar month. ${CLOCK}`,
  })
  monthlyEarnings!: string

  @Field(() => Money, {
    description: `The sum of the final prices of jobs completed this week, which starts on Monday. ${CLOCK}`,
  })
  weeklyEarnings!: string

  @Field(() => Int, { description: 'The number of jobs completed so far.' })
  completedJobs!: number
}
