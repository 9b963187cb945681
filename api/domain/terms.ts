import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { FULL_LOAD } from '../rules/junk/loads.js'
import { Money, Tons } from './scalars.js'
import { TakenItemInput } from './TakenItem.js'

/**
 * The terms of a bid, of a rule that makes bids, or of a vendor's rates for a size. A base class rather than an embeddable:
 * columns, GraphQL, and views (`b.tripFee`) name them beside the other fields, not below one.
 */
@Entity({ abstract: true })
@ObjectType({ simpleResolvers: true })
export abstract class StoredTerms {
  @Property({ type: 'int', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The rental days included in the price. Null if they are not specified.',
  })
  includedDays: number | null = null

  @Property({ type: 'decimal', precision: 4, scale: 2, nullable: true })
  @Field(() => Tons, {
    nullable: true,
    description: 'The tons included in the price of a rental. Null if they are not specified.',
  })
  includedTons: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'The price of each day beyond includedDays. Null if extra days cannot be charged.',
  })
  extraDayPrice: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'The price of each ton over includedTons. Null if extra weight cannot be charged.',
  })
  extraTonPrice: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'The fee owed if the vendor makes the trip for nothing. Null if there is none.',
  })
  tripFee: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      'The price of a swap: a visit that takes the full dumpster and leaves an empty one. Null if a swap needs the agreement of both.',
  })
  swapPrice: string | null = null
}

const PRICE = 'The price for the whole job, more than 0.'

/** Rates for a size lack the price: theirs is `usualPrice`, which may be missing. */
@Entity({ abstract: true })
@ObjectType({ simpleResolvers: true })
export abstract class StoredOffer extends StoredTerms {
  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: PRICE })
  price!: string
}

const RENTALS = 'Only in a bid on a dumpster rental.'

/** Not the stored class: omitted terms are undefined here, and initializers would become defaults in the schema. */
@InputType()
export abstract class TermsInput {
  @Field(() => Int, {
    nullable: true,
    description: `The days included in the price, at most 365. ${RENTALS}`,
  })
  includedDays?: number | null

  @Field(() => Tons, { nullable: true, description: `The tons included in the price. ${RENTALS}` })
  includedTons?: string | null

  @Field(() => Money, {
    nullable: true,
    description: `The price of each day beyond includedDays, at most 10000.00. Requires includedDays. ${RENTALS}`,
  })
  extraDayPrice?: string | null

  @Field(() => Money, {
    nullable: true,
    description: `The price of each ton over includedTons, at most 10000.00. Requires includedTons. ${RENTALS}`,
  })
  extraTonPrice?: string | null

  @Field(() => Money, {
    nullable: true,
    description: 'The fee owed if the vendor makes the trip for nothing, at most 10000.00.',
  })
  tripFee?: string | null

  @Field(() => Money, {
    nullable: true,
    description: `The price of a swap, which the customer can then ask for at once, at most 10000.00. ${RENTALS}`,
  })
  swapPrice?: string | null
}

@InputType()
export class OfferInput extends TermsInput {
  @Field(() => Money, { description: PRICE })
  price!: string
}

const JUNK = 'Only in a bid on a junk pickup.'

@InputType()
abstract class AllTermsInput extends TermsInput {
  @Field(() => Int, {
    nullable: true,
    description: `The load included in the price, in eighths of a truck, 1 to ${FULL_LOAD}. At least the load that the request names, so none if that is more than a truck. ${JUNK}`,
  })
  includedEighths?: number | null

  @Field(() => Money, {
    nullable: true,
    description: `The price of each eighth beyond includedEighths, at most 10000.00. Requires includedEighths. ${JUNK}`,
  })
  extraEighthPrice?: string | null
}

@InputType({ description: 'The included amounts of a bid, and the prices of anything extra.' })
export class BidTermsInput extends AllTermsInput {
  @Field(() => [TakenItemInput], {
    nullable: true,
    description:
      'What the bid says of kinds of items: those not taken, and those for a price. Not compared if omitted.',
  })
  items?: TakenItemInput[] | null
}

@InputType()
export class BidOfferInput extends AllTermsInput {
  @Field(() => Money, { description: PRICE })
  price!: string
}
