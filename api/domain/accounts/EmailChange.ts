import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'

/** A change of email that the old address can undo for three days with a mailed link. */
@Entity({ tableName: 'email_changes' })
export class EmailChange {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  /** 1 for the user's oldest remaining change. Needed because two can have the same timestamp. */
  @Property({ type: 'int' })
  number!: number

  @Property({ type: 'text' })
  oldEmail!: string

  @Property({ type: 'text' })
  newEmail!: string

  /** Hash of the link's token; null until the mail is written. */
  @Property({ type: 'bytea', nullable: true, hidden: true })
  tokenHash: Buffer | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** When it was taken back, or undone because an earlier change was taken back. */
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null
}
