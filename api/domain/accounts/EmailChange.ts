import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../../platform/ids.js'

/** A change of email that a link, mailed to the old address, takes back for three days. */
@Entity({ tableName: 'email_changes' })
export class EmailChange {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  /** 1 for the person's first change of those that are kept: two may be of one moment. */
  @Property({ type: 'int' })
  number!: number

  @Property({ type: 'text' })
  oldEmail!: string

  @Property({ type: 'text' })
  newEmail!: string

  /** Of the link's token; null until the mail is written. */
  @Property({ type: 'bytea', nullable: true, hidden: true })
  tokenHash: Buffer | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  expiresAt!: Date

  /** When it was taken back, or undone by taking back an earlier one. */
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null
}
