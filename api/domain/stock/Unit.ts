import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { Items } from '../../platform/rows/items.js'
import type { RentalSize } from '../../rules/kinds.js'
import { MOST_ENDANGERED } from '../../rules/stock/stockBounds.js'
import { Job } from '../jobs/Job.js'
import { DateTime, RentalSize as RentalSizes, UUID } from '../scalars.js'
import { UnitStay } from './UnitStay.js'

@Entity({ tableName: 'units' })
@ObjectType({ simpleResolvers: true, description: 'One numbered dumpster of a vendor.' })
export class Unit {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => RentalSizes, { description: 'The size that customers order.' })
  size!: RentalSize

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its number or name. Each of a vendor has a different one.' })
  label!: string

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the vendor took it out. Nothing is reserved on it until it returns.',
  })
  outSince: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "Why it is out, in the vendor's words." })
  note: string | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null = null

  @Field(() => [Job], {
    description: 'Jobs that should have got it and have no dumpster now, by their first day.',
  })
  @Items({ most: MOST_ENDANGERED, usual: 1 })
  endangers?: Job[]

  @Field(() => UnitStay, {
    nullable: true,
    description:
      'Where it stands, or else goes next. Null if no job holds it. For owners, dispatchers, and admins.',
  })
  stay?: UnitStay | null
}
