import { Field, ObjectType } from 'type-graphql'
import type { PricePart as Part } from '../../rules/junk/haulPrice.js'
import { Money } from '../scalars.js'

@ObjectType({ simpleResolvers: true, description: 'One line of how a price is made up.' })
export class PricePart implements Part {
  @Field(() => String, { description: 'What it is for: "Half a truck", "2 mattresses", or "Stairs".' })
  label!: string

  @Field(() => Money, { description: 'The amount. All parts of a bid add up to its price.' })
  amount!: string

  /** Not in the schema: the parts' order. */
  position!: number
}
