import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { JSONResolver } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'

/** Append-only: a trigger refuses updates and deletes. */
@Entity({ tableName: 'audit_events' })
@ObjectType({
  simpleResolvers: true,
  description: 'A record of something an admin did, with the values before and after. Never changed.',
})
export class AuditEvent {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'The user who did it.' })
  actorId!: string

  /** The business for which it was done. */
  @Property({ type: 'uuid', nullable: true })
  vendorId: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The operation, such as `setUserActive`.' })
  action!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The id of the affected user, job, ticket or document.' })
  subjectId: string | null = null

  @Property({ type: 'jsonb', nullable: true })
  @Field(() => JSONResolver, { nullable: true, description: 'The values before the change.' })
  before: unknown = null

  @Property({ type: 'jsonb', nullable: true })
  @Field(() => JSONResolver, { nullable: true, description: 'The values after the change.' })
  after: unknown = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date

  @Field(() => User, { description: 'The user who did it.' })
  actor?: Rel<User>

  @Field(() => User, { nullable: true, description: 'The affected user, if the subject is a user.' })
  subject?: Rel<User> | null

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the subject: a user's name, an order number, the name of a ticket's customer, or the business of an applicant. Null if the subject is none of these or no longer exists.",
  })
  subjectName?: string | null

  @Field(() => [User], { description: 'The vendors whose ids appear in `before` and `after`.' })
  vendors?: Rel<User>[]
}

export const AuditEventConnection = connectionOf(AuditEvent, 'AuditEvent')
