import { ArrayType, type Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { noticeHours, offersPerDay } from '../../rules/offers/ruleLimits.js'
import { VERSION_READ } from '../conflicts.js'
import { DateTime, UUID } from '../scalars.js'

// biome-ignore lint/suspicious/noExplicitAny: TypeScript asks for it of a class that is extended.
type Base = abstract new (...args: any[]) => object

/** For rules whose prices no bid has. */
export abstract class NoPrice {}

/**
 * What rules for instant bids have in common: the jobs they are for, who has switched them off, and what they won. Each kind
 * adds it to its own price, which for rentals is that of every bid.
 */
export function withLimits<Price extends Base>(price: Price) {
  @Entity({ abstract: true })
  @ObjectType({ simpleResolvers: true })
  abstract class LimitedRule extends price {
    @PrimaryKey({ type: 'uuid' })
    @Field(() => UUID, { description: 'A random UUID.' })
    id: Opt<string> = newId()

    @Property({ type: 'uuid' })
    @Field(() => UUID, { description: 'The vendor it belongs to.' })
    vendorId!: string

    @Property({ type: 'array' })
    @Field(() => [String], {
      description: 'Five digits each, in ascending order. Empty for all of the service areas.',
    })
    zipCodes!: string[]

    @Property({ type: 'int' })
    @Field(() => Int, {
      description:
        'The hours that the vendor needs between the request and the start of its delivery window, or its pickup.',
    })
    noticeHours!: number

    @Property({ type: new ArrayType(Number), columnType: 'integer[]' })
    @Field(() => [Int], {
      description: 'The weekdays of delivery or pickup, from 1 (Monday) to 7 (Sunday). Empty for any.',
    })
    weekdays!: number[]

    @Property({ type: 'int', nullable: true })
    @Field(() => Int, {
      nullable: true,
      description:
        'The most bids of this rule that may stand or be accepted for deliveries or pickups on the same day. Null for no limit.',
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
  return LimitedRule
}

export type LimitedRule = InstanceType<ReturnType<typeof withLimits<typeof NoPrice>>>

/** The same of the input for a rule. */
export function withLimitsInput<Price extends Base>(price: Price) {
  @InputType()
  abstract class LimitsInput extends price {
    @Field(() => UUID, { nullable: true, description: 'The rule to change. Omit it to add a rule.' })
    id?: string | null

    @Field(() => [String], {
      nullable: true,
      description:
        "Some of the vendor's service areas; only the first five digits count. All of them if empty or omitted.",
    })
    zipCodes?: string[] | null

    @Field(() => Int, {
      nullable: true,
      description: `The hours needed between the request and the start of its delivery window, or its pickup, at most ${noticeHours.max}. ${noticeHours.default} if omitted.`,
    })
    noticeHours?: number | null

    @Field(() => [Int], {
      nullable: true,
      description:
        'The weekdays of delivery or pickup, from 1 (Monday) to 7 (Sunday). Any if empty or omitted.',
    })
    weekdays?: number[] | null

    @Field(() => Int, {
      nullable: true,
      description: `The most bids that may stand or be accepted for deliveries or pickups on the same day, ${offersPerDay.min} to ${offersPerDay.max}. No limit if omitted.`,
    })
    mostPerDay?: number | null

    @Field(() => Int, {
      nullable: true,
      description: `How long each bid stays open, in days of 24 hours, ${bidDays.min} to ${bidDays.max}. It never ends later than the start of the delivery window, or the pickup. ${bidDays.default} if omitted.`,
    })
    standsDays?: number | null

    @Field(() => Boolean, { nullable: true, description: 'Whether it is on. True if omitted.' })
    isActive?: boolean | null

    @Field(() => Int, { nullable: true, description: VERSION_READ })
    version?: number | null
  }
  return LimitsInput
}

export type LimitsInput = InstanceType<ReturnType<typeof withLimitsInput<typeof NoPrice>>>
