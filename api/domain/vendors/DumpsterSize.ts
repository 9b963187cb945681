import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { DateTime, Money, UUID } from '../scalars.js'

@Entity({ tableName: 'dumpster_sizes' })
@ObjectType({
  simpleResolvers: true,
  description: "A size in a vendor's inventory, in the vendor's own words.",
})
export class DumpsterSize {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Whose it is.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Free text like "10 yard".' })
  size!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'More about it.' })
  description: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, { nullable: true, description: 'Price for each day.' })
  pricePerDay: string | null = null

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether it can be had now.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date
}
