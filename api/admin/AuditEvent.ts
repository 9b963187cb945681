import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** What an admin did, to whom, with before and after. Rows are only ever added: a trigger refuses the rest. */
@Entity({ tableName: 'audit_events' })
export class AuditEvent {
  @PrimaryKey({ type: 'bigint' })
  id!: Opt<string>

  @Property({ type: 'uuid' })
  actorId!: string

  @Property({ type: 'text' })
  action!: string

  @Property({ type: 'uuid', nullable: true })
  subjectId: string | null = null

  @Property({ type: 'jsonb', nullable: true })
  before: unknown = null

  @Property({ type: 'jsonb', nullable: true })
  after: unknown = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date
}
