import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { ratingRules } from '../../rules/ratingRules.js'
import { UUID } from '../scalars.js'

@InputType({ description: 'A rating of the other party of a completed job.' })
@Rules(ratingRules)
export class SubmitRatingInput {
  @Field(() => UUID, { description: 'The completed job.' })
  jobId!: string

  @Field(() => UUID, { nullable: true, description: 'The user to rate. Optional; checked if sent.' })
  ratedId?: string | null

  @Field(() => Int, { description: 'A whole number from 1 to 5.' })
  rating!: number

  @Field(() => String, { nullable: true, description: 'A comment, at most 1000 characters.' })
  comment?: string | null
}
