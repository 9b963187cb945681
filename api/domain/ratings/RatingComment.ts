import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '../../platform/rows/paging.js'
import { DateTime, UUID } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: "A customer's comment about a vendor, without the customer's name or the job.",
})
export class RatingComment {
  @Field(() => UUID, { description: 'The id of the rating.' })
  id!: string

  @Field(() => Int, { description: 'The rating it came with, from 1 to 5.' })
  rating!: number

  @Field(() => String, { description: 'The comment.' })
  comment!: string

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date

  @Field(() => String, { nullable: true, description: "The vendor's reply." })
  reply!: string | null

  @Field(() => DateTime, { nullable: true, description: 'When the reply was written.' })
  repliedAt!: Date | null
}

export const RatingCommentConnection = connectionOf(RatingComment, 'RatingComment')
