import { Field, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Between which prices half of the accepted bids on jobs of a kind are, in an area.',
})
export class PriceGuidance {
  @Field(() => String, { description: 'The first three digits of the ZIP codes it is about.' })
  zip3!: string

  @Field(() => Money, { description: 'A quarter of the prices is below it. A multiple of 5 dollars.' })
  low!: string

  @Field(() => Money, { description: 'A quarter of the prices is above it. A multiple of 5 dollars.' })
  high!: string
}
