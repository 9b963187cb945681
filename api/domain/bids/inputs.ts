import { Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { bidRules } from '../../rules/bids/bidRules.js'
import { VERSION_READ_TO_CONFIRM, VERSION_SEEN } from '../jobs/inputs.js'
import { UUID } from '../scalars.js'
import { BidOfferInput } from '../terms.js'

@InputType()
class BidOffer extends BidOfferInput {
  @Field(() => String, {
    nullable: true,
    description:
      'A message to the customer, at most 1000 characters, without phone numbers, emails, or links.',
  })
  message?: string | null
}

const until = `in days of 24 hours, ${bidDays.min} to ${bidDays.max}. It never ends later than the start of the first visit's window`

@InputType({ description: 'A bid on a job.' })
@Rules(bidRules)
export class SubmitBidInput extends BidOffer {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null

  @Field(() => Int, {
    nullable: true,
    description: `How long the bid stays open, ${until}. ${bidDays.default} if omitted.`,
  })
  expiresInDays?: number | null
}

@InputType({
  description:
    'The new terms for a pending bid. They replace all of the old terms, so omitted terms are removed.',
})
@Rules(bidRules)
export class ChangeBidInput extends BidOffer {
  @Field(() => UUID, { description: 'The bid to change.' })
  bidId!: string

  @Field(() => Int, { nullable: true, description: VERSION_READ_TO_CONFIRM })
  version?: number | null

  @Field(() => Int, {
    nullable: true,
    description: `How long the bid stays open from now, ${until}. If omitted, the expiration time does not change.`,
  })
  expiresInDays?: number | null
}
