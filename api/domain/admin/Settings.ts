import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Money } from '../scalars.js'

/** A table with a single row. */
@Entity({ tableName: 'settings' })
@ObjectType({ simpleResolvers: true, description: "The marketplace's public settings." })
export class Settings {
  @PrimaryKey({ type: 'boolean' })
  id: Opt<boolean> = true

  @Property({ type: 'decimal', precision: 5, scale: 2, default: '0.00' })
  @Field(() => Float, {
    description: 'Service fee as a percentage of the price, shown when an order is placed.',
  })
  serviceFeePercent: Opt<string> = '0.00'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Support phone number for urgent matters.' })
  supportPhone: string | null = null

  @Field(() => String, {
    description: 'Where anyone can write to support, even while their account is suspended.',
  })
  supportEmail?: string

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: "Whether a vendor's documents must be approved before bidding." })
  documentsRequired: Opt<boolean> = false

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether a delivery, swap, or haul needs a photo to be done.' })
  visitPhotosRequired: Opt<boolean> = true

  @Property({ type: 'decimal', precision: 5, scale: 2, default: '25.00' })
  @Field(() => Float, {
    description:
      'What a late cancellation costs, as a percentage of the price. A job keeps that of the day its bid was accepted.',
  })
  cancellationPercent: Opt<string> = '25.00'

  @Property({ type: 'decimal', precision: 10, scale: 2, default: '75.00' })
  @Field(() => Money, { description: 'The most that a late cancellation costs.' })
  cancellationCap: Opt<string> = '75.00'

  @Property({ type: 'text', default: 'America/Chicago' })
  @Field(() => String, {
    description: 'The time zone in which months of service fees end, an IANA name such as "America/Chicago".',
  })
  timeZone: Opt<string> = 'America/Chicago'

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'How vendors pay Haulbid, shown on their statements. Null for everyone but admins.',
  })
  howToPayFees: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  demoSeededAt: Date | null = null

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change. Send it back when you edit the settings to detect changes made since you read it.',
  })
  version: Opt<number> = 1

  @Field(() => Boolean, { description: 'Whether vendors can take cards here, through Stripe.' })
  takesCards?: boolean

  @Field(() => String, { description: "The company's legal line, shown in the footer." })
  legalLine?: string
}
