import { Field, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description: 'The range that holds the middle half of accepted bids on one kind of job in one area.',
})
export class PriceGuidance {
  @Field(() => String, { description: 'The first three digits of the ZIP codes that it covers.' })
  zip3!: string

  @Field(() => Money, { description: 'A quarter of the prices are below it. A multiple of 5 dollars.' })
  low!: string

  @Field(() => Money, { description: 'A quarter of the prices are above it. A multiple of 5 dollars.' })
  high!: string
}
