import { Field, InputType, ObjectType } from 'type-graphql'
import { type ItemKind, itemKinds } from '../rules/junk/itemKinds.js'
import { type ItemTakes, itemTakes, type TakenItem as Taken } from '../rules/junk/junkTerms.js'
import { asEnum } from './asEnum.js'
import { Money } from './scalars.js'

export const ItemKinds = asEnum('ItemKind', itemKinds, 'A kind of item that a junk pickup can name.')

export const ItemTakesEnum = asEnum(
  'ItemTakes',
  itemTakes,
  'Whether a vendor takes items of a kind: in the price, for a price each, or not at all.',
)

/** A vendor's answer for one kind of item, in their list and in the copy of it that a bid keeps. */
@ObjectType({ simpleResolvers: true, description: 'What a vendor does about items of one kind.' })
export class TakenItem implements Taken {
  @Field(() => ItemKinds, { description: 'The kind of item.' })
  kind!: ItemKind

  @Field(() => ItemTakesEnum, { description: 'Whether the vendor takes them.' })
  takes!: ItemTakes

  @Field(() => Money, { nullable: true, description: 'The price of each. Null unless they cost extra.' })
  price!: string | null

  /** Not in the schema: the entries' order. */
  position!: number
}

@InputType({ description: 'What a bid says of items of one kind.' })
export class TakenItemInput implements Taken {
  @Field(() => ItemKinds, { description: 'The kind of item.' })
  kind!: ItemKind

  @Field(() => ItemTakesEnum, { description: 'Whether the vendor takes them.' })
  takes!: ItemTakes

  @Field(() => Money, { nullable: true, description: 'The price of each. Null unless they cost extra.' })
  price!: string | null
}
