import { ArrayType, type Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { Debris, RentalSize } from '../../rules/kinds.js'
import { DebrisTypes } from '../jobs/jobEnums.js'
import { DateTime, RentalSize as RentalSizes, UUID } from '../scalars.js'
import { StoredOffer } from '../terms.js'

@Entity({ tableName: 'offer_rules' })
@ObjectType({
  simpleResolvers: true,
  description:
    "A vendor's standing price for rentals of one size. It bids by itself when a matching rental is posted. Visible only to its vendor and admins.",
})
export class OfferRule extends StoredOffer {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The vendor it belongs to.' })
  vendorId!: string

  @Property({ type: 'text' })
  @Field(() => RentalSizes, { description: 'The size of the rentals it bids on.' })
  size!: RentalSize

  @Property({ type: 'array' })
  @Field(() => [String], {
    description: 'Five digits each, in ascending order. Empty for all of the service areas.',
  })
  zipCodes!: string[]

  @Property({ type: 'array' })
  @Field(() => [DebrisTypes], {
    description: 'The debris it bids on. Empty for any. A request without debris counts as not_sure.',
  })
  debris!: Debris[]

  @Property({ type: 'int' })
  @Field(() => Int, {
    description: 'The hours that the vendor needs between the request and the start of its delivery window.',
  })
  noticeHours!: number

  @Property({ type: new ArrayType(Number), columnType: 'integer[]' })
  @Field(() => [Int], {
    description: 'The weekdays of delivery, from 1 (Monday) to 7 (Sunday). Empty for any.',
  })
  weekdays!: number[]

  @Property({ type: 'int', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'The most bids of this rule that may stand or be accepted for deliveries on the same day. Null for no limit.',
  })
  mostPerDay: number | null = null

  @Property({ type: 'int' })
  @Field(() => Int, { description: 'How long each bid stays open, in days of 24 hours.' })
  standsDays!: number

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether the vendor has switched it on.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the vendor has switched it off for today. Null if it is not.',
  })
  offUntil: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When an admin paused it. Null if it is not paused.',
  })
  pausedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The admin's reason for the pause." })
  pauseReason: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases with each change. Send it back when you save the rule to detect changes made since you read it.',
  })
  version: Opt<number> = 1

  /** Not in the schema: whyNotBid is computed from it. JSON as text. */
  bidFacts?: string

  @Field(() => Int, { description: 'The jobs that it has bid on.' })
  bidCount?: number

  @Field(() => Int, {
    description: 'Those of them whose customer accepted its bid, and that the vendor still has.',
  })
  winCount?: number
}
