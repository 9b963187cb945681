import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import type { VisitStatus } from '../../rules/visits/visitGraph.js'
import type { FailureReason, VisitKind } from '../../rules/visits/visits.js'
import { Job } from '../jobs/Job.js'
import { PartOfJob } from '../jobs/PartOfJob.js'
import { DateTime, Tons } from '../scalars.js'
import { VisitPhoto } from './VisitPhoto.js'
import { FailureReasons, VisitKinds, VisitStatuses } from './visitEnums.js'

const received = (time: string) =>
  `When Haulbid received ${time}, if the vendor recorded it without a connection. Otherwise null.`

@Entity({ tableName: 'visits' })
@ObjectType({
  simpleResolvers: true,
  description:
    "One trip of a job's vendor to its address. Only the customer, that vendor, and admins read it.",
})
export class Visit extends PartOfJob {
  @Property({ type: 'text' })
  @Field(() => VisitKinds, { description: 'What it is for.' })
  kind!: VisitKind

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'The start of the time span in which the visit should begin.' })
  windowStart!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'The end of that time span.' })
  windowEnd!: Date

  @Property({ type: 'text', default: 'scheduled' })
  @Field(() => VisitStatuses, { description: 'The status of the visit.' })
  status: Opt<VisitStatus> = 'scheduled'

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the vendor expects to arrive.' })
  eta: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the vendor set off.' })
  onTheWayAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the vendor arrived.' })
  arrivedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was done.' })
  doneAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: "When the vendor reported that it couldn't be done.",
  })
  failedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: received('onTheWayAt') })
  onTheWayReceivedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: received('arrivedAt') })
  arrivedReceivedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: received('doneAt') })
  doneReceivedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: received('failedAt') })
  failedReceivedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => FailureReasons, { nullable: true, description: "Why it couldn't be done." })
  failureReason: FailureReason | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The vendor's words about that." })
  failureNote: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the customer disputed that report, or said that nobody had come.',
  })
  disputedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The customer's words about that." })
  disputeReason: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When an admin decided the dispute.' })
  disputeDecidedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The admin's reason for the decision." })
  disputeDecision: string | null = null

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the vendor's report stands after a dispute, or a late pickup is not their fault. Null while nobody has decided; until then, the reason of a failure doesn't count.",
  })
  reportStands: boolean | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The number or name of the dumpster that it left there.',
  })
  unitLabel: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The number or name of the dumpster that a swap or pickup took away.',
  })
  takenLabel: string | null = null

  @Property({ type: 'decimal', precision: 4, scale: 2, nullable: true })
  @Field(() => Tons, { nullable: true, description: 'The weight on the scale ticket.' })
  tons: string | null = null

  /** The photo of the scale ticket, without which the database refuses tons. */
  @Property({ type: 'uuid', nullable: true })
  ticketId: string | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, {
    description:
      'Whether completeJob finished it, without a record of its own. Nothing can be charged for such a visit.',
  })
  finishedByJob: Opt<boolean> = false

  /** The person of the business who does it. */
  @Property({ type: 'uuid', nullable: true })
  assignedToId: string | null = null

  /** Its place among the person's visits of the day. */
  @Property({ type: 'int', default: 0 })
  position: Opt<number> = 0

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Field(() => [VisitPhoto], { description: 'Its photos, oldest first.' })
  // Five, and the scale ticket.
  @Items({ most: 6, usual: 2 })
  photos?: VisitPhoto[]

  @Field(() => Job, { nullable: true, description: 'Its job.' })
  job?: Rel<Job> | null

  @Field(() => Boolean, {
    description: 'Whether the viewer may take back now that the vendor has set off: for a minute.',
  })
  viewerCanUndoStart?: boolean

  /** Not in the schema: viewerCanStart is computed from it. Its window may still be too far ahead. */
  isStartable?: boolean

  /** Not in the schema: viewerCanStart is computed from it. */
  jobTimeZone?: string

  /** Not in the schema: viewerCanDispute is computed from it. The viewer is the job's customer. */
  isCustomers?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may decide a dispute about it now.' })
  viewerCanDecideDispute?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may report the arrival now.' })
  viewerCanArrive?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may finish it now.' })
  viewerCanComplete?: boolean

  @Field(() => Boolean, { description: "Whether the viewer may report now that it can't be done." })
  viewerCanFail?: boolean

  @Field(() => Boolean, { description: 'Whether it failed and the viewer may schedule it again now.' })
  viewerCanSchedule?: boolean
}
