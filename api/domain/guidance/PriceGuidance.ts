import { Field, Int, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'The range that holds the middle half of accepted bids on one kind of job in one area.',
})
export class PriceGuidance {
  @Field(() => String, { description: 'The first three digits of the ZIP codes that it covers.' })
  zip3!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'For junk pickups of one load: 1 for up to a quarter of a truck, 2 for up to half, 3 for up to three quarters, and 4 for up to a full truck. Null for all of them, and for rentals.',
  })
  loadQuarters?: number | null

  @Field(() => Money, { description: 'A quarter of the prices are below it. A multiple of 5 dollars.' })
  low!: string

  @Field(() => Money, { description: 'A quarter of the prices are above it. A multiple of 5 dollars.' })
  high!: string
}
