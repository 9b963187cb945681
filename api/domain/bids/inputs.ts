import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { bidRules } from '../../rules/bidRules.js'
import { Money, UUID } from '../scalars.js'

@InputType()
class BidTerms {
  @Field(() => Money, { description: 'The price for the whole job, more than 0.' })
  price!: string

  @Field(() => String, {
    nullable: true,
    description: 'A message to the customer, at most 1000 characters.',
  })
  message?: string | null
}

@InputType({ description: 'A bid on a job.' })
@Rules(bidRules)
export class SubmitBidInput extends BidTerms {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string
}

@InputType({ description: 'New terms for a pending bid.' })
@Rules(bidRules)
export class ChangeBidInput extends BidTerms {
  @Field(() => UUID, { description: 'The bid to change.' })
  bidId!: string
}
