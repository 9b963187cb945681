import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { LocalDate, UUID } from '../scalars.js'

@Entity({ tableName: 'vendor_days_off' })
@ObjectType({ simpleResolvers: true, description: 'Days on which a vendor does not work.' })
export class DayOff {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'date' })
  fromDay!: string

  @Property({ type: 'date' })
  toDay!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The vendor's words." })
  note: string | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => LocalDate, { description: 'The first day.' })
  from?: string

  @Field(() => LocalDate, { description: 'The last day.' })
  to?: string
}
