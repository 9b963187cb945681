import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'

/** A mailed link that confirms a user's email: random, stored as a hash, single-use, valid for 24 hours. */
@Entity({ tableName: 'email_confirmations' })
export class EmailConfirmation {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  /** The address the link was mailed to. The link confirms only this one. */
  @Property({ type: 'text' })
  email!: string

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** When this link or another one confirmed the address. */
  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null
}
