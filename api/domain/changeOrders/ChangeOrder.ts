import type { Opt } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { ChangeOrderStatus } from '../../rules/changeOrders/changeOrderGraph.js'
import type { ChangeOrderKind, Side } from '../../rules/changeOrders/changeOrders.js'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import { Charge } from '../charges/Charge.js'
import { Job } from '../jobs/Job.js'
import { PartOfJob } from '../jobs/PartOfJob.js'
import { DateTime, LocalDate, Money } from '../scalars.js'
import { ItemKinds } from '../TakenItem.js'
import { Visit } from '../visits/Visit.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'
import { ChangeOrderKinds, ChangeOrderStatuses, Sides } from './changeOrderEnums.js'

@Entity({ tableName: 'change_orders' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A change of an accepted job: proposed, or in effect at once. Only the customer, its vendor, and admins read it.',
})
export class ChangeOrder extends PartOfJob {
  @Property({ type: 'text' })
  @Field(() => ChangeOrderKinds, { description: 'What changes.' })
  kind!: ChangeOrderKind

  @Property({ type: 'text' })
  @Field(() => Sides, { description: 'The side that proposed it. The other side decides.' })
  proposedBy!: Side

  @Property({ type: 'text', default: 'proposed' })
  @Field(() => ChangeOrderStatuses, { description: 'The status of the change order.' })
  status: Opt<ChangeOrderStatus> = 'proposed'

  @Property({ type: 'uuid', nullable: true })
  visitId: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'The start of the new window of a visit, or of a swap.',
  })
  windowStart: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'The end of that window.' })
  windowEnd: Date | null = null

  /** The start of the window that it replaced: cancelling counts from the earliest one of the last 24 hours. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'The start of the window that it replaced. Null until then, and for a failed visit.',
  })
  windowBefore: Date | null = null

  /** The vendor was late for the window that it replaced, so that cancelling stays free. */
  @Property({ type: 'boolean', default: false })
  vendorWasLate: Opt<boolean> = false

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, { nullable: true, description: 'The new day of the pickup.' })
  pickupDate: string | null = null

  @Property({ type: 'decimal', precision: 8, scale: 2, nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Days, tons, eighths of a truck, or items beyond those that the bid includes, as an exact decimal string.',
  })
  quantity: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => ItemKinds, { nullable: true, description: 'The kind of item. Null for other changes.' })
  item: ItemKind | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'What it costs, or takes off for a discount. Null if it is free.',
  })
  amount: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The proposer's words." })
  note: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why the other side declined it.' })
  declineReason: string | null = null

  @Property({ type: 'text[]', default: [] })
  photoIds: Opt<string[]> = []

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was proposed.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it ends unless the other side has decided.' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was decided, withdrawn, or ended.' })
  decidedAt: Date | null = null

  @Field(() => Visit, {
    nullable: true,
    description: 'The visit that it moves, or at which it came up. The visit of a swap once it is accepted.',
  })
  visit?: Visit | null

  @Field(() => Charge, { nullable: true, description: 'The charge that it proposes or has booked.' })
  charge?: Charge | null

  @Field(() => Job, { nullable: true, description: 'Its job.' })
  job?: Job | null

  @Field(() => [VisitPhoto], { description: 'The evidence, oldest first.' })
  @Items({ most: 5, usual: 1 })
  photos?: VisitPhoto[]

  @Field(() => Boolean, { description: 'Whether the viewer may accept or decline it now.' })
  viewerCanDecide?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may withdraw it now.' })
  viewerCanWithdraw?: boolean
}
