import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { ItemKind, JunkItem } from '../../rules/junk/itemKinds.js'
import { ItemKinds } from '../TakenItem.js'

@ObjectType({ simpleResolvers: true, description: 'Items of one kind in a junk pickup.' })
export class JobItem implements JunkItem {
  @Field(() => ItemKinds, { description: 'The kind of item.' })
  kind!: ItemKind

  @Field(() => Int, { description: 'How many, 1 to 50.' })
  count!: number

  /** Not in the schema: the items' order. */
  position!: number
}

@InputType({ description: 'Items of one kind to haul. A kind named twice is added up.' })
export class JobItemInput implements JunkItem {
  @Field(() => ItemKinds, { description: 'The kind of item.' })
  kind!: ItemKind

  @Field(() => Int, { description: 'How many, 1 to 50.' })
  count!: number
}
