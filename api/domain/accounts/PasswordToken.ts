import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'

/**
 * A mailed link to choose a password: random, stored as a hash, single-use, valid for an hour (an invitation: a week).
 */
@Entity({ tableName: 'password_tokens' })
export class PasswordToken {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'text' })
  purpose!: 'reset' | 'invitation'

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null
}
