import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { RemovalReason } from '../../rules/ratings/removalReasons.js'
import { User } from '../accounts/User.js'
import { Job } from '../jobs/Job.js'
import { DateTime, UUID } from '../scalars.js'
import { RemovalReasons } from './ratingEnums.js'

@Entity({ tableName: 'ratings' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A rating that one party of a completed job gave the other. Sealed until both have rated, or until 14 days after the job was completed. A sealed rating is visible only to its author and does not count in the average.',
})
export class Rating {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The completed job.' })
  jobId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the user who gave the rating.' })
  raterId!: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The id of the user who was rated.' })
  ratedId!: string

  @Property({ type: 'int' })
  @Field(() => Int, { description: 'A whole number from 1 to 5.' })
  rating!: number

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A comment.' })
  comment: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was given.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description: 'When it is, or was, revealed. It moves earlier if the other party rates too.',
  })
  revealsAt!: Date

  @Property({ type: 'boolean' })
  revealTold!: boolean

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The rated user's reply to the comment. A removed reply is visible only to its author and admins.",
  })
  reply: string | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the reply was written.' })
  repliedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => RemovalReasons, {
    nullable: true,
    description:
      'Why an admin removed it. A removed rating does not count in the average and is visible only to its author and admins.',
  })
  removedFor: RemovalReason | null = null

  @Property({ type: 'timestamptz', nullable: true })
  replyRemovedAt: Date | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => RemovalReasons, { nullable: true, description: 'Why an admin removed the reply.' })
  replyRemovedFor: RemovalReason | null = null

  @Field(() => Boolean, { description: 'Whether the rating is still visible only to its author.' })
  isSealed?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer may reply to its comment now.' })
  viewerCanReply?: boolean

  @Field(() => User, {
    description: 'The user who was rated, with their public average, which excludes sealed ratings.',
  })
  rated?: Rel<User>

  @Field(() => Job, { description: 'The completed job.' })
  job?: Rel<Job>
}
