import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import type { JobStatus } from '../../rules/jobStates.js'
import { User } from '../accounts/User.js'
import { JobStatuses } from '../enums.js'
import { DateTime } from '../scalars.js'

@Entity({ tableName: 'job_events' })
@ObjectType({ simpleResolvers: true, description: "One step of a job's history." })
export class JobEvent {
  @PrimaryKey({ type: 'bigint' })
  @Field(() => ID, { description: 'Grows with each step.' })
  id!: Opt<string>

  @Property({ type: 'uuid' })
  jobId!: string

  @Property({ type: 'uuid' })
  actorId!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => JobStatuses, {
    nullable: true,
    description: 'Where the job stood before; null for the posting itself.',
  })
  fromStatus: JobStatus | null = null

  @Property({ type: 'text' })
  @Field(() => JobStatuses, { description: 'Where the job stood after.' })
  toStatus!: JobStatus

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why, where a reason was given.' })
  reason: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date

  @Field(() => User, { description: 'Who did it.' })
  actor?: Rel<User>
}
