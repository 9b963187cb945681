import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { BidStatus } from '../../rules/bids/bidGraph.js'
import type { RequestField } from '../../rules/jobs/changedFields.js'
import type { PricePart as StoredPart } from '../../rules/junk/haulPrice.js'
import type { TakenItem as StoredTaken } from '../../rules/junk/junkTerms.js'
import type { Debris, RentalSize } from '../../rules/kinds.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { RequestFields } from '../jobs/jobEnums.js'
import { DateTime, Money, UUID } from '../scalars.js'
import { TakenItem } from '../TakenItem.js'
import { StoredOffer } from '../terms.js'
import { BidStatuses } from './bidEnums.js'
import { PricePart } from './PricePart.js'

@Entity({ tableName: 'bids' })
@ObjectType({ simpleResolvers: true, description: "A vendor's offer to do a job for a price." })
export class Bid extends StoredOffer {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the vendor.' })
  vendorId!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A message to the customer.' })
  message: string | null = null

  @Property({ type: 'text', default: 'pending' })
  @Field(() => BidStatuses, { description: 'The status of the bid.' })
  status: Opt<BidStatus> = 'pending'

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the bid was submitted.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description:
      'The time at which the bid expires. A bid that is still pending then becomes expired and can no longer be accepted. Ignore it once the bid is decided or withdrawn.',
  })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the bid became unconfirmed because the request was edited or the job was given back. The bid cannot be accepted until its vendor confirms it. Null for a confirmed bid.',
  })
  unconfirmedSince: Date | null = null

  @Property({ type: 'text[]', default: [] })
  @Field(() => [RequestFields], {
    description:
      'The fields of the request that the customer has changed since the vendor last confirmed the bid. Empty for a confirmed bid, and if the job was only given back.',
  })
  requestChanges: Opt<RequestField[]> = []

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      "When an admin offered the bid to the customer to replace the vendor who had the job. Null for any other bid, and after the bid's terms or the request change.",
  })
  offeredAt: Date | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, {
    description:
      "Whether one of the vendor's rules made the bid by itself. False once the vendor has changed the bid.",
  })
  isInstant: Opt<boolean> = false

  /** The rule that made it, which may be removed by now. Its vendor's secret. */
  @Property({ type: 'uuid', nullable: true })
  offerRuleId: string | null = null

  /** The day of delivery when its rule made it. */
  @Property({ type: 'date', nullable: true })
  offerDay: string | null = null

  /** When a typed bid, or another instant one after an edit, took its place. */
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null = null

  /** When another bid was accepted instead; null again once the bid has been asked about. */
  @Property({ type: 'timestamptz', nullable: true })
  notChosenAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When an admin took the job from this vendor, which withdrew the bid. Null for any other bid, including one withdrawn by its vendor.',
  })
  takenAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the bid was withdrawn because the vendor had no dumpster left for its days. Null for any other bid.',
  })
  outOfStockAt: Date | null = null

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'The load included in the price of a junk pickup, in eighths of a truck, 1 to 8. Null if it is not specified.',
  })
  includedEighths: number | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      'The price of each eighth of a truck beyond includedEighths. Null if a larger load needs the agreement of both.',
  })
  extraEighthPrice: string | null = null

  @Property({ type: 'jsonb', default: '[]' })
  @Field(() => [TakenItem], {
    description:
      "What the vendor said of kinds of items when they bid: those not taken, and those for a price. Kinds that aren't here are included. Empty in a bid on a rental.",
  })
  items: Opt<StoredTaken[]> = []

  @Property({ type: 'jsonb', default: '[]' })
  @Field(() => [PricePart], {
    description:
      'How a rule made up the price of a junk pickup. Empty for any other bid, and once the vendor has changed it.',
  })
  parts: Opt<StoredPart[]> = []

  @Field(() => Int, {
    nullable: true,
    description:
      'How long the vendor took to bid, in whole minutes. Counted from when the job opened for bids: when it was posted, or when it last became pending again before this bid. Null if that time is not recorded.',
  })
  minutesToBid?: number | null

  @Field(() => Boolean, { description: 'Whether the viewer, a vendor, may change it now.' })
  viewerCanChange?: boolean

  @Field(() => Boolean, {
    description: 'Whether the viewer, a vendor, needs to confirm the bid and may do so now with confirmBid.',
  })
  viewerCanConfirm?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, a vendor, may withdraw it now.' })
  viewerCanWithdraw?: boolean

  @Field(() => Boolean, {
    description:
      'Whether the viewer, a customer, may decline the bid now. The customer may also accept it unless it is unconfirmed.',
  })
  viewerCanDecide?: boolean

  @Field(() => User, { description: 'The vendor who submitted the bid.' })
  vendor?: Rel<User>

  @Field(() => Job, { description: 'The job this bid is for.' })
  job?: Rel<Job>

  /** Not in the schema: takesCards is computed from it. */
  hasCards?: boolean

  /** Not in the schema: viewerCanAssign is computed from it. JSON as text. */
  assignFacts?: string | null

  /** Not in the schema: needsCustomerConsent is computed from it. The price and all terms, as JSON in a text. */
  ownTerms?: string | null

  /** Not in the schema: needsCustomerConsent is computed from it. The accepted bid's price and terms, as JSON in a text. */
  agreedTerms?: string | null

  /** Not in the schema: estimatedTotal is computed from it. */
  askedSize?: RentalSize | null

  /** Not in the schema: estimatedTotal is computed from it. */
  askedDays?: number | null

  /** Not in the schema: estimatedTotal is computed from it. */
  askedDebris?: Debris | null
}

export const BidConnection = connectionOf(Bid, 'Bid')
