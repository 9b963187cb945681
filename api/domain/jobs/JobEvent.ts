import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { PersonName } from '../accounts/PersonName.js'
import { User } from '../accounts/User.js'
import { DateTime } from '../scalars.js'
import { JobStatuses } from './jobEnums.js'

@Entity({ tableName: 'job_events' })
@ObjectType({ simpleResolvers: true, description: "One entry in a job's history." })
export class JobEvent {
  @PrimaryKey({ type: 'bigint' })
  @Field(() => ID, { description: 'Increases with each entry.' })
  id!: Opt<string>

  @Property({ type: 'uuid' })
  jobId!: string

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null

  /** The person who did it for the vendor. */
  @Property({ type: 'uuid', nullable: true })
  personId: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => JobStatuses, {
    nullable: true,
    description:
      'The previous status; null when the job was posted. If both the previous and the new status are pending, the customer edited the request.',
  })
  fromStatus: JobStatus | null = null

  @Property({ type: 'text' })
  @Field(() => JobStatuses, { description: 'The new status.' })
  toStatus!: JobStatus

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The reason, if there is one. Null for the vendor who was assigned the job in this entry.',
  })
  reason: string | null = null

  /** The vendor who had the job when it was given back, taken back, or cancelled. */
  @Property({ type: 'uuid', nullable: true })
  lostById: string | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, {
    description: 'Whether the job was cancelled or opened again because its vendor did not come.',
  })
  vendorDidNotCome: Opt<boolean> = false

  /** When the first window of a job began as its vendor gave it back. */
  @Property({ type: 'timestamptz', nullable: true })
  firstWindow: Date | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date

  @Field(() => PersonName, {
    nullable: true,
    description: 'Who did it for the vendor. Null if it was somebody else, or a vendor who works alone.',
  })
  person?: PersonName | null

  @Field(() => User, {
    nullable: true,
    description:
      'The user who did it. Null if the change was automatic, such as cancelling a job whose date has come.',
  })
  actor?: Rel<User> | null
}
