import { Field, ObjectType } from 'type-graphql'
import { UUID } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'The business that a vendor works for.' })
export class WorksFor {
  @Field(() => UUID, {
    description:
      "The account that founded it. It is what operations take as `vendorId`, and the vendor's own id if they work alone.",
  })
  id!: string

  @Field(() => String, { description: "The name of the business, else the founder's." })
  name!: string

  @Field(() => Boolean, { description: 'Whether somebody works there besides the viewer.' })
  hasPeople!: boolean
}
