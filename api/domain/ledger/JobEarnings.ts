import { Field, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's earnings from a completed job: base, added, and contested add up to its final price, which less the fee is net.",
})
export class JobEarnings {
  @Field(() => Money, { description: 'The agreed price, or 0.00 if it was voided.' })
  base!: string

  @Field(() => Money, { description: 'The other booked charges. Negative if discounts outweigh them.' })
  added!: string

  @Field(() => Money, { description: 'The contested charges. They count until an admin voids them.' })
  contested!: string

  @Field(() => Money, {
    description: 'The service fee, collected by card or owed. Waived fees are neither.',
  })
  fee!: string

  @Field(() => Money, { description: 'The final price less the fee.' })
  net!: string
}
