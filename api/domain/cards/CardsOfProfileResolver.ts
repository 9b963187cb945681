import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Row } from '../../platform/rows/View.js'
import { VendorProfile } from '../businesses/VendorProfile.js'
import { Context } from '../context.js'
import type { CardsOfProfile } from './CardsOfProfile.js'

@Resolver(() => VendorProfile)
export class CardsOfProfileResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the vendor takes cards now, so that customers can pay by card or directly.',
  })
  takesCards(@Root() profile: Row<VendorProfile & CardsOfProfile>, @Ctx() { app }: Context) {
    return app.stripe.isOn && profile.hasCards
  }
}
