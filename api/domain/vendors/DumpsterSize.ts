import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { RentalSize } from '../../rules/kinds.js'
import { DateTime, Money, RentalSize as RentalSizes, UUID } from '../scalars.js'
import { StoredTerms } from '../terms.js'

@Entity({ tableName: 'dumpster_sizes' })
@ObjectType({
  simpleResolvers: true,
  description: "A dumpster size in a vendor's inventory, described by the vendor.",
})
export class DumpsterSize extends StoredTerms {
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

  @Property({ type: 'text', nullable: true })
  @Field(() => RentalSizes, {
    nullable: true,
    description:
      'The size that customers can order which this one corresponds to. Once a vendor has set it on any size, the vendor sees and can bid on only rentals of the sizes that are set.',
  })
  rentalSize: RentalSize | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'The usual price of a rental of this size. Used to prefill the bid form.',
  })
  usualPrice: string | null = null

  @Property({ type: 'int', default: 0 })
  @Field(() => Int, {
    description: 'Days after a pickup before a dumpster of this size can leave again.',
  })
  turnaroundDays: Opt<number> = 0

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether it is available now.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change. Send it back when you edit the size to detect changes made since you read it.',
  })
  version: Opt<number> = 1
}
