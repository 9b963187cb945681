import { randomInt } from 'node:crypto'
import { type Opt, raw } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { ServiceType, UserType } from '../../rules/kinds.js'
import { DateTime, EmailAddress, UUID } from '../scalars.js'
import { ServiceTypes, UserTypes } from './accountEnums.js'

export const PRIVATE = 'Visible only to this user and admins. Null for everyone else.'

@Entity({ tableName: 'users' })
@ObjectType({
  simpleResolvers: true,
  description: 'A user account: a customer, a vendor or an admin.',
})
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID that does not reveal when the account was created.' })
  id: Opt<string> = newId()

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `A unique name derived from the email. ${PRIVATE}` })
  username!: string

  @Property({ type: 'text' })
  @Field(() => EmailAddress, { nullable: true, description: `Unique, not case-sensitive. ${PRIVATE}` })
  email!: string

  /** An argon2id hash; null until an invited user has chosen a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  password: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: `Phone number as entered. ${PRIVATE}` })
  phone: string | null = null

  @Property({ type: 'text' })
  @Field(() => UserTypes, { description: 'The type of account.' })
  userType!: UserType

  @Property({ type: 'decimal', precision: 3, scale: 2, default: '0.00' })
  @Field(() => Float, {
    description:
      'The average of the ratings received, excluding sealed and removed ones. 0.00 if there are none.',
  })
  rating: Opt<string> = '0.00'

  @Property({ type: 'int', default: 0 })
  @Field(() => Int, { description: 'The number of ratings in that average.' })
  ratingCount: Opt<number> = 0

  /** Maintained by a database trigger (docs/decisions/0074-sealed-ratings.md). */
  @Property({ type: 'int', default: 0 })
  @Field(() => Int, {
    description: 'The number of jobs this vendor has completed; 0 for users who are not vendors.',
  })
  completedJobs: Opt<number> = 0

  /** When the first sealed rating received is revealed by time. From then on the two fields above are out of date. */
  @Property({ type: 'timestamptz', nullable: true })
  ratingDueAt: Date | null = null

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'False while the account is suspended.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: `The ZIP code given at sign-up. ${PRIVATE}` })
  initialServiceZipCode: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => ServiceTypes, { nullable: true, description: `The service chosen at sign-up. ${PRIVATE}` })
  initialServiceType: ServiceType | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt!: Date

  /** When the invitation was last sent; null for users who signed up by themselves. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the user was last invited, until they choose a password. Visible only to admins; null for everyone else.',
  })
  invitedAt: Date | null = null

  /**
   * The time when an administrator accepted another's invitation or last changed their email. For a week
   * after it, they can neither request nor confirm a suspension (docs/decisions/0035-two-administrators.md).
   * Until they accept, the time of the invitation.
   */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  newcomerSince: Date | null = null

  /** When the user first signed in. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  signedInAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: `When the user confirmed this email. Null until then. ${PRIVATE}`,
  })
  emailConfirmedAt: Date | null = null

  /** When the user closed the account. Name and contact details were erased then. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  closedAt: Date | null = null

  /** When the vendor answered "not now" to adding a business. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  businessAskedAt: Date | null = null

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    nullable: true,
    description:
      'Increases with each change of name, email or phone. Send it back when you edit the user to detect changes made since you read it. Visible only to this user and admins. Null for everyone else.',
  })
  version: Opt<number> = 1

  @Field(() => Int, {
    description: "The number of the user's unread messages on all jobs; 0 unless the viewer is this user.",
  })
  unreadMessages?: number

  @Field(() => Int, {
    description:
      "The number of the user's unread notices, capped at 100 (100 means 100 or more); 0 unless the viewer is this user.",
  })
  unreadNotices?: number
}

export const UserConnection = connectionOf(User, 'User')

/** Emails are case-insensitive (docs/product.md, The marketplace); uses the index on lower(email). */
export const findByEmail = (em: EntityManager, email: string): Promise<User | null> =>
  em.findOne(User, { [raw('lower(email)')]: email.toLowerCase() })

/** Made from the email, with a random suffix that makes it unique without a lookup: dana.reyes-4821907. */
export const usernameOf = (email: string): string => {
  const name =
    email
      .split('@')[0]!
      .toLowerCase()
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 40) || 'user'
  return `${name}-${randomInt(1_000_000, 10_000_000)}`
}
