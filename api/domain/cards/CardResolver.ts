import { Ctx, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { connectPayments, disconnectPayments } from './connectPayments.js'
import { PageOfStripe } from './PageOfStripe.js'

@Resolver()
export class CardResolver {
  @Mutation(() => PageOfStripe, {
    description:
      "Connects the vendor with Stripe, so that customers can pay by card, and returns the address of Stripe's page that asks for the rest. The address works once, within minutes; call it again to continue later. At most 30 pages an hour. Owners only. CONFLICT CARDS_OFF if this installation takes no cards. UNAVAILABLE while Stripe can't be reached: asking again is safe.",
  })
  connectPayments(@Ctx() context: Context) {
    return connectPayments(context)
  }

  @Mutation(() => Boolean, {
    description:
      "Stops offering cards. The account at Stripe stays the vendor's. Owners only. Returns true, also if there was none.",
  })
  async disconnectPayments(@Ctx() context: Context) {
    await disconnectPayments(context)
    return true
  }
}
