import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { ApplicationStatus } from '../../rules/applications/applicationGraph.js'
import { APPLICATION_DAYS } from '../../rules/applications/applicationRules.js'
import type { ServiceType } from '../../rules/kinds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { User } from '../accounts/User.js'
import { DateTime, UUID } from '../scalars.js'
import { ApplicationStatuses } from './applicationEnums.js'

@Entity({ tableName: 'vendor_applications' })
@ObjectType({
  simpleResolvers: true,
  description: `An application to work as a vendor. Admins only. Removed ${APPLICATION_DAYS.decided} days after its decision, or after ${APPLICATION_DAYS.waiting} days without one.`,
})
export class VendorApplication {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: Opt<string> = newId()

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the business, at most 100 characters.' })
  businessName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'First name of the contact.' })
  firstName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Last name of the contact.' })
  lastName!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The email is not confirmed: anyone could have entered it.' })
  email!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Phone number.' })
  phone!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The ZIP code where they work: five digits, or ZIP+4.' })
  zipCode!: string

  @Property({ type: 'array' })
  @Field(() => [ServiceTypes], { description: 'The services that they offer.' })
  services!: ServiceType[]

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The applicant's message, at most 1000 characters." })
  message: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the applicant agreed to let us store these details.' })
  consentedAt!: Date

  @Property({ type: 'text', default: 'waiting' })
  @Field(() => ApplicationStatuses, { description: 'The status of the application.' })
  status: Opt<ApplicationStatus> = 'waiting'

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was decided.' })
  decidedAt: Date | null = null

  @Property({ type: 'uuid', nullable: true })
  decidedById: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it was declined, as mailed to the applicant.' })
  declineReason: string | null = null

  /** The account created from it. */
  @Property({ type: 'uuid', nullable: true })
  vendorId: string | null = null

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    description:
      'Increases when the application is decided. Send it back with your decision to detect an earlier one.',
  })
  version: Opt<number> = 1

  @Field(() => User, { nullable: true, description: 'The admin who decided it.' })
  decidedBy?: Rel<User> | null

  @Field(() => User, {
    nullable: true,
    description:
      'The account with this email, if there is one. In that case the applicant cannot be invited.',
  })
  account?: Rel<User> | null

  @Field(() => [VendorApplication], {
    description: 'Other applications with the same email, the newest five.',
  })
  others?: Rel<VendorApplication>[]
}

export const VendorApplicationConnection = connectionOf(VendorApplication, 'VendorApplication')
