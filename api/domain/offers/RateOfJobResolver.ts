import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { zip5 } from '../../rules/text.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import type { OfferRule } from './OfferRule.js'
import { bestOf, isForRental, isOn } from './offerRulePolicy.js'
import { OwnRate, type RateOfJob } from './RateOfJob.js'

type Rate = OwnRate & { id: string }

interface RateFacts {
  rules: (OfferRule & { offUntil: string | null })[]
  rates: Omit<Rate, 'standsDays'>[]
}

@Resolver(() => Job)
export class RateOfJobResolver {
  @FieldResolver(() => OwnRate, {
    nullable: true,
    description:
      "What the viewer, a vendor, asks for a rental like this: the rule for instant bids that would bid on it if it were posted now, whatever its most per day, or else their rates for its size. Null if neither has a price, and unless the vendor may see the job's details.",
  })
  myRate(@Root() job: Row<Job & RateOfJob>, @Ctx() { app }: Context): OwnRate | null {
    if (!job.rateFacts || !job.dropoffDate) return null
    const { rules, rates }: RateFacts = JSON.parse(job.rateFacts)
    const now = app.clock()
    const rental = { ...job, zip5: zip5(job.zipCode) }
    const matching = rules.filter(
      ({ offUntil, ...rule }) =>
        isOn({ ...rule, offUntil: offUntil === null ? null : new Date(offUntil) }, now) &&
        isForRental(rule, rental, now),
    )
    return (
      bestOf<Rate>(matching, job) ??
      bestOf<Rate>(
        rates.map(rate => ({ ...rate, standsDays: bidDays.default })),
        job,
      ) ??
      null
    )
  }
}
