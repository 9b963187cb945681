import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'

/** A signed-in browser. The cookie holds 256 random bits; only their hash is stored. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** Set when a suspension ended the session, so that a page still using it can say why. */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt: Date | null = null
}
