import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import type { Debris, RentalSize } from '../../rules/kinds.js'
import { DebrisTypes } from '../jobs/jobEnums.js'
import { RentalSize as RentalSizes } from '../scalars.js'
import { StoredOffer } from '../terms.js'
import { withLimits } from './withLimits.js'

@Entity({ tableName: 'offer_rules' })
@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's standing price for rentals of one size. It bids by itself when a matching rental is posted. Visible only to its vendor and admins.",
})
export class OfferRule extends withLimits(StoredOffer) {
  @Property({ type: 'text' })
  @Field(() => RentalSizes, { description: 'The size of the rentals it bids on.' })
  size!: RentalSize

  @Property({ type: 'array' })
  @Field(() => [DebrisTypes], {
    description: 'The debris it bids on. Empty for any. A request without debris counts as not_sure.',
  })
  debris!: Debris[]
}
