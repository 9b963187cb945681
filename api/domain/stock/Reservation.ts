import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { RentalSize } from '../../rules/kinds.js'
import { LocalDate } from '../scalars.js'
import { Unit } from './Unit.js'

/** The days for which a job holds a dumpster. followStock.ts writes it. */
@Entity({ tableName: 'reservations' })
@ObjectType({ simpleResolvers: true, description: 'A dumpster for the days of one job.' })
export class Reservation {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  jobId!: string

  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  size!: RentalSize

  /** Null if no dumpster is left. */
  @Property({ type: 'uuid', nullable: true })
  unitId: string | null = null

  /** The dumpster that it had until that was taken out, or didn't come back. */
  @Property({ type: 'uuid', nullable: true })
  lostUnitId: string | null = null

  /** Without the last day, on which the dumpster is free again. */
  @Property({ type: 'string', columnType: 'daterange' })
  period!: string

  /** The dumpster stands at the address. */
  @Property({ type: 'boolean', default: false })
  pinned: Opt<boolean> = false

  @Property({ type: 'timestamptz', nullable: true })
  releasedAt: Date | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => Unit, {
    nullable: true,
    description:
      'The dumpster. Until its delivery it may be exchanged for another one. Null if none is left.',
  })
  unit?: Unit | null

  @Field(() => LocalDate, { description: 'The day on which it leaves.' })
  from?: string

  @Field(() => LocalDate, { description: 'The day on which it is free again.' })
  to?: string
}
