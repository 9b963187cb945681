import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { ratingRules } from '../../rules/ratings/ratingRules.js'
import type { RemovalReason } from '../../rules/ratings/removalReasons.js'
import { replyRules } from '../../rules/ratings/replyRules.js'
import { UUID } from '../scalars.js'
import { RemovalReasons } from './ratingEnums.js'

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

@InputType({ description: 'A reply to the comment of a rating.' })
@Rules(replyRules)
export class ReplyToRatingInput {
  @Field(() => UUID, { description: 'A rating that the viewer received.' })
  ratingId!: string

  @Field(() => String, { description: 'At most 500 characters, without phone numbers, emails, or links.' })
  reply!: string
}

@InputType({ description: 'The rating or reply to remove, and the reason.' })
export class RemoveRatingInput {
  @Field(() => UUID, { description: 'The rating to remove, or the rating whose reply to remove.' })
  ratingId!: string

  @Field(() => RemovalReasons, { description: 'The reason. Both parties are told.' })
  reason!: RemovalReason
}
