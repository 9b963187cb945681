import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { cancellationFee, freeToCancelUntil, lateFee } from '../../rules/deals/cancellation.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { cancellationTermsOf } from '../jobs/jobPolicy.js'
import { DateTime, Money } from '../scalars.js'
import type { ChargesOfJob } from './ChargesOfJob.js'

@Resolver(() => Job)
export class ChargesOfJobResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What it costs the customer to leave the vendor now, by cancelling or for another vendor: "0.00" is free. Null unless the customer can cancel a job that has a vendor, and the viewer is a party to it or an admin.',
  })
  cancellationFee(@Root() job: Row<Job & ChargesOfJob>, @Ctx() context: Context) {
    const now = context.app.clock()
    const terms = cancellationTermsOf(job, now)
    return terms && cancellationFee(terms, now)
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'The last moment at which the customer can cancel the job free of charge, as things stand. Null if that is always free, and wherever cancellationFee is null.',
  })
  freeToCancelUntil(@Root() job: Row<Job & ChargesOfJob>, @Ctx() context: Context) {
    const terms = cancellationTermsOf(job, context.app.clock())
    return terms && freeToCancelUntil(terms)
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What cancelling costs after freeToCancelUntil. Null wherever cancellationFee is null.',
  })
  lateCancellationFee(@Root() job: Row<Job & ChargesOfJob>, @Ctx() context: Context) {
    const terms = cancellationTermsOf(job, context.app.clock())
    return terms && lateFee(terms)
  }
}
