import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { JSONResolver } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'

/** Rows are only ever added: a trigger refuses the rest. */
@Entity({ tableName: 'audit_events' })
@ObjectType({
  simpleResolvers: true,
  description: 'What an admin did, to whom, with before and after. Never changed.',
})
export class AuditEvent {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random.' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Who did it.' })
  actorId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The operation, `setUserActive`.' })
  action!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'What it was done to: a user, job, ticket or document.' })
  subjectId: string | null = null

  @Property({ type: 'jsonb', nullable: true })
  @Field(() => JSONResolver, { nullable: true, description: 'What it was before.' })
  before: unknown = null

  @Property({ type: 'jsonb', nullable: true })
  @Field(() => JSONResolver, { nullable: true, description: 'What it was made.' })
  after: unknown = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date

  @Field(() => User, { description: 'Who did it.' })
  actor?: Rel<User>

  @Field(() => User, { nullable: true, description: 'Whom it was done to, where the subject is a person.' })
  subject?: Rel<User> | null
}

export const AuditEventConnection = connectionOf(AuditEvent, 'AuditEvent')
