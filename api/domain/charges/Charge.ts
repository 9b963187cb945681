import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { ChargeStatus } from '../../rules/charges/chargeGraph.js'
import type { ChargeKind } from '../../rules/charges/charges.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { PartOfJob } from '../jobs/PartOfJob.js'
import { DateTime, Money, UUID } from '../scalars.js'
import { VisitPhoto } from '../visits/VisitPhoto.js'
import { ChargeKinds, ChargeStatuses } from './chargeEnums.js'

@Entity({ tableName: 'job_charges' })
@ObjectType({
  simpleResolvers: true,
  description:
    "One line of what the customer of a job owes. Only the customer, the line's vendor, and admins read it. A line is never edited: it is voided, and another one is written.",
})
export class Charge extends PartOfJob {
  @Property({ type: 'text' })
  @Field(() => ChargeKinds, { description: 'What it is for.' })
  kind!: ChargeKind

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What it is for, in words.' })
  label!: string

  @Property({ type: 'decimal', precision: 8, scale: 2, default: '1.00' })
  @Field(() => String, {
    description:
      'How many units beyond those that the bid includes, such as days or tons, as an exact decimal string like "1.50".',
  })
  quantity: Opt<string> = '1.00'

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: 'The price of one unit. Negative for a discount.' })
  unitPrice!: string

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => Money, { description: 'quantity times unitPrice. Negative for a discount.' })
  amount!: string

  @Property({ type: 'text', default: 'booked' })
  @Field(() => ChargeStatuses, { description: 'The status of the charge.' })
  status: Opt<ChargeStatus> = 'booked'

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the customer may contest it. Null for what the customer agreed to, and once an admin has decided.',
  })
  contestUntil: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the customer contested it.' })
  contestedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The customer's reason for contesting it." })
  contestReason: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was voided, or why an admin upheld it.' })
  decisionReason: string | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: "Whether an admin voided it, so that it can't be charged again." })
  voidedByAdmin: Opt<boolean> = false

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "Its vendor's answer to the contest." })
  contestAnswer: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its vendor answered, or last changed the answer.',
  })
  answeredAt: Date | null = null

  @Property({ type: 'array', columnType: 'uuid[]', default: [] })
  answerPhotoIds: Opt<string[]> = []

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an admin decided on the contest.' })
  decidedAt: Date | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The visit that it was made for.' })
  visitId: string | null = null

  @Property({ type: 'uuid', nullable: true })
  changeOrderId: string | null = null

  @Field(() => Job, { nullable: true, description: 'Its job.' })
  job?: Rel<Job> | null

  @Field(() => User, {
    nullable: true,
    description: 'The vendor it is owed to, who may have lost the job since.',
  })
  vendor?: Rel<User> | null

  @Field(() => Boolean, { description: 'Whether the viewer, the customer, may contest it now.' })
  viewerCanContest?: boolean

  @Field(() => [VisitPhoto], { description: 'The photos of the answer, oldest first.' })
  @Items({ most: 5, usual: 1 })
  answerPhotos?: VisitPhoto[]

  @Field(() => Boolean, {
    description: 'Whether the viewer, its vendor, may answer the contest now, or change the answer.',
  })
  viewerCanAnswer?: boolean

  @Field(() => Boolean, {
    description: 'Whether the viewer, the admin who decided on the contest, may take the decision back now.',
  })
  viewerCanUndo?: boolean

  @Field(() => Boolean, {
    description:
      'Whether the viewer may void it now: its vendor, unless it is the agreed price, or an admin.',
  })
  viewerCanVoid?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may decide now that it stands.' })
  viewerCanUphold?: boolean
}
