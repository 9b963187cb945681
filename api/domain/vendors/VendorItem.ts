import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import type { ItemTakes } from '../../rules/junk/junkTerms.js'

/** What a vendor does about one kind of items. Kinds without a row are included. */
@Entity({ tableName: 'vendor_items' })
export class VendorItem {
  @PrimaryKey({ type: 'uuid' })
  vendorId!: string

  @PrimaryKey({ type: 'text' })
  kind!: ItemKind

  @Property({ type: 'text' })
  takes!: Exclude<ItemTakes, 'yes'>

  /** Of each, only for `extra`. */
  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  price: string | null = null
}
