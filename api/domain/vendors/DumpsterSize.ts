import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { DateTime, Money, UUID } from '../scalars.js'

@Entity({ tableName: 'dumpster_sizes' })
@ObjectType({
  simpleResolvers: true,
  description: "A dumpster size in a vendor's inventory, described by the vendor.",
})
export class DumpsterSize {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The vendor it belongs to.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Free text like "10 yard".' })
  size!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Details.' })
  description: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, { nullable: true, description: 'Price per day.' })
  pricePerDay: string | null = null

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether it is available now.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date
}
