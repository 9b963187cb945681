import { Field, Int, ObjectType } from 'type-graphql'
import { DateTime } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'What a customer wrote about a vendor, without who wrote it and about which job.',
})
export class RatingComment {
  @Field(() => Int, { description: 'The rating it came with, from 1 to 5.' })
  rating!: number

  @Field(() => String, { description: 'The comment.' })
  comment!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date
}
