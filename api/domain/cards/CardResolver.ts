import { Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { connectPayments, disconnectPayments } from './connectPayments.js'

@ObjectType({ simpleResolvers: true, description: "A page of Stripe's." })
class PageOfStripe {
  @Field(() => String, { description: 'Its address. It works once, within minutes.' })
  url!: string
}

@Resolver()
export class CardResolver {
  @Mutation(() => PageOfStripe, {
    description:
      "Connects the vendor with Stripe, so that customers can pay by card, and returns the address of Stripe's page that asks for the rest. Also for going on there later. At most 30 pages an hour. Owners only. CONFLICT CARDS_OFF if this installation takes no cards. UNAVAILABLE while Stripe can't be reached: asking again is safe.",
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
