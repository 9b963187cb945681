import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { PersonRole } from '../../rules/people/roles.js'

/**
 * Somebody who works for a vendor's business, is invited to, or has left. A vendor without rows works alone, as the owner.
 */
@Entity({ tableName: 'business_people' })
export class BusinessPerson {
  @PrimaryKey({ type: 'uuid' })
  userId!: string

  /** The founding account, which is the business. */
  @Property({ type: 'uuid' })
  vendorId!: string

  @Property({ type: 'text' })
  role!: PersonRole

  @Property({ type: 'uuid', nullable: true })
  invitedById: string | null = null

  /** Null for the founder. */
  @Property({ type: 'timestamptz', nullable: true })
  invitedAt: Date | null = null

  /** Null while the invitation is open. */
  @Property({ type: 'timestamptz', nullable: true })
  joinedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  leftAt: Date | null = null

  /** When they last signed in or opened the app, to the minute. */
  @Property({ type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null = null
}

/** Joined, and hasn't left. */
export const isWorking = ({ joinedAt, leftAt }: Pick<BusinessPerson, 'joinedAt' | 'leftAt'>): boolean =>
  joinedAt !== null && leftAt === null
