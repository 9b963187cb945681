import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Float, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { ServiceType, UserType } from '../../rules/kinds.js'
import { ServiceTypes, UserTypes } from '../enums.js'
import { DateTime, EmailAddress, UUID } from '../scalars.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { VendorService } from '../vendors/VendorService.js'
import { VendorStats } from '../vendors/VendorStats.js'

const PRIVATE = 'Shown to the person and to admins; null to everybody else.'

@Entity({ tableName: 'users' })
@ObjectType({
  simpleResolvers: true,
  description: 'A person with an account: a customer, a vendor or an admin.',
})
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random; says nothing about when the account was made.' })
  id: Opt<string> = newId()

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `A unique name made from the email. ${PRIVATE}` })
  username!: string

  @Property({ type: 'text' })
  @Field(() => EmailAddress, { nullable: true, description: `Unique without regard to case. ${PRIVATE}` })
  email!: string

  /** An argon2id hash; null until an invited person has chosen a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  password: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Given name.' })
  firstName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Family name.' })
  lastName!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: `Phone number as typed. ${PRIVATE}` })
  phone: string | null = null

  @Property({ type: 'text' })
  @Field(() => UserTypes, { description: 'What the account is for.' })
  userType!: UserType

  @Property({ type: 'decimal', precision: 3, scale: 2, default: '0.00' })
  @Field(() => Float, { description: 'The average of the ratings received, 0.00 without any.' })
  rating: Opt<string> = '0.00'

  @Property({ type: 'int', default: 0 })
  @Field(() => Int, { description: 'How many ratings were received.' })
  ratingCount: Opt<number> = 0

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'False while the account is suspended.' })
  isActive: Opt<boolean> = true

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: `The ZIP code given at sign-up. ${PRIVATE}` })
  initialServiceZipCode: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => ServiceTypes, { nullable: true, description: `The service asked for at sign-up. ${PRIVATE}` })
  initialServiceType: ServiceType | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date

  /** When the person closed the account; name and contacts were erased then. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  closedAt: Date | null = null

  /** Counted by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    nullable: true,
    description:
      'Rises with each change of name, email or phone; send it back with an edit to be told of changes in between. Shown to the person and to admins; null to everybody else.',
  })
  version: Opt<number> = 1

  @Field(() => Int, { description: 'How many jobs this vendor has completed; 0 for everybody else.' })
  completedJobs?: number

  @Field(() => [String], {
    description: 'The document types that this vendor has on file and that an admin has approved.',
  })
  documentsOnFile?: string[]

  @Field(() => [VendorDocument], {
    description: 'The papers of a vendor, newest first; none but to the vendor and admins.',
  })
  documents?: Rel<VendorDocument>[]

  @Field(() => [VendorService], { description: 'The services that the vendor offers now.' })
  services?: Rel<VendorService>[]

  @Field(() => [ServiceArea], {
    description: 'The ZIP codes that the vendor serves; none but to the vendor and admins.',
  })
  areas?: Rel<ServiceArea>[]

  @Field(() => Int, {
    description: 'How many messages wait for the person, on all jobs; 0 for everybody but the person.',
  })
  unreadMessages?: number

  @Field(() => VendorStats, { nullable: true, description: `A vendor's dashboard figures. ${PRIVATE}` })
  stats?: VendorStats | null
}

export const UserConnection = connectionOf(User, 'User')
