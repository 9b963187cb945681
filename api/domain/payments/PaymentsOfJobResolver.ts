import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { cents, fromCents } from '../../rules/cents.js'
import { payableByCard } from '../../rules/payments/cards.js'
import { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { Money } from '../scalars.js'
import type { PaymentsOfJob } from './PaymentsOfJob.js'

@Resolver(() => Job)
export class PaymentsOfJobResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What the viewer, its customer, can pay its vendor by card now: what is due and not contested. Null below $0.50, while a payment waits for their answer, if the vendor takes no cards, and for everybody else.',
  })
  cardAmount(@Root() { dueByCard }: Row<Job & PaymentsOfJob>, @Ctx() { app }: Context) {
    const payable = dueByCard == null || !app.stripe.isOn ? null : payableByCard(cents(dueByCard))
    return payable === null ? null : fromCents(payable)
  }
}
