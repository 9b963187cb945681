import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { ratingRules } from '../../rules/ratingRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'What is said of the other side of a completed job.' })
@Rules(ratingRules)
export class SubmitRatingInput {
  @Field(() => UUID, { description: 'The completed job.' })
  jobId!: string

  @Field(() => UUID, { nullable: true, description: 'Whom it is about; checked where it is sent.' })
  ratedId?: string | null

  @Field(() => Int, { description: 'A whole number from 1 to 5.' })
  rating!: number

  @Field(() => String, { nullable: true, description: 'In words, at most 1000 characters.' })
  comment?: string | null
}
