import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../shared/ids.js'

/** A partner's bearer token: shown once, kept as a hash. */
@Entity({ tableName: 'api_tokens' })
export class ApiToken {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'text' })
  scope!: 'read' | 'read_write'

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null
}
