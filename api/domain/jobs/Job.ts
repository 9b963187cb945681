import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { JobStatus } from '../../rules/jobStates.js'
import type { RentalSize as RentalSizeName, ServiceType, TimePreference } from '../../rules/kinds.js'
import { User } from '../accounts/User.js'
import { Bid } from '../bids/Bid.js'
import { JobStatuses, ServiceTypes, TimePreferences } from '../enums.js'
import { Rating } from '../ratings/Rating.js'
import { DateTime, LocalDate, Money, RentalSize, UUID } from '../scalars.js'
import { JobEvent } from './JobEvent.js'

const CONTACT = 'Shown to the customer, the assigned vendor and admins; null to other vendors.'
const JUNK = 'Junk pickups only.'
const RENTAL = 'Dumpster rentals only.'

@Entity({ tableName: 'jobs' })
@ObjectType({
  simpleResolvers: true,
  description: 'A request for junk pickup or dumpster rental. Customers call it an order.',
})
export class Job {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random; its first 8 characters are the order number.' })
  id: Opt<string> = newId()

  @Field(() => String, { description: 'The first 8 characters of the id.' })
  orderNumber?: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { description: 'Whose job it is.' })
  customerId!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The vendor whose bid was accepted.' })
  vendorId: string | null = null

  @Property({ type: 'text' })
  @Field(() => ServiceTypes, { description: 'What is asked for.' })
  type!: ServiceType

  @Property({ type: 'text', default: 'pending' })
  @Field(() => JobStatuses, { description: 'Where the job stands.' })
  status: Opt<JobStatus> = 'pending'

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      '"{first} {last} - Junk Pickup" or "{first} {last} - Dumpster Rental". Vendors who may not see the name yet read the part after it.',
  })
  title!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What is to be hauled, at most 250 characters.' })
  description: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Street address.' })
  address!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'The IANA name of the time zone of its ZIP code, "America/Chicago": the clock on which its dates and times are meant.',
  })
  timeZone!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `Given name of the contact. ${CONTACT}` })
  firstName!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `Family name of the contact. ${CONTACT}` })
  lastName!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `Phone number of the contact. ${CONTACT}` })
  phone!: string

  @Property({ type: 'text[]', default: [] })
  @Field(() => [String], { description: 'Object paths of up to 5 photos, /objects/ID.' })
  images: Opt<string[]> = []

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'What the job is expected to cost until a bid is accepted.',
  })
  estimatedPrice: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, { nullable: true, description: 'The price of the accepted bid.' })
  finalPrice: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description:
      'When the work is wished for, to sort by: pickupDateTime, or the start of the dropoff date in UTC.',
  })
  scheduledDate!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the vendor completed the job.' })
  completedDate: Date | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the job was posted.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: `When the junk is to be picked up. ${JUNK}` })
  pickupDateTime: Date | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: `Whether something hazardous is among it. ${JUNK}` })
  hasHazardousItems: Opt<boolean> = false

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, { nullable: true, description: `What the customer means to spend. ${JUNK}` })
  customerBudget: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => RentalSize, { nullable: true, description: `The size ordered. ${RENTAL}` })
  dumpsterSize: RentalSizeName | null = null

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, { nullable: true, description: `When the dumpster is to come. ${RENTAL}` })
  dropoffDate: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => TimePreferences, { nullable: true, description: `When on that day. ${RENTAL}` })
  dropoffTimePreference: TimePreference | null = null

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, { nullable: true, description: `When the dumpster is to go. ${RENTAL}` })
  pickupDate: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `Where to place it and such, at most 250 characters. ${RENTAL}`,
  })
  serviceInstructions: string | null = null

  @Field(() => User, { nullable: true, description: `Who posted it. ${CONTACT}` })
  customer?: Rel<User> | null

  @Field(() => User, { nullable: true, description: 'The vendor whose bid was accepted.' })
  vendor?: Rel<User> | null

  @Field(() => Bid, { nullable: true, description: "The viewing vendor's newest bid on this job." })
  myBid?: Rel<Bid> | null

  @Field(() => Boolean, {
    description:
      'Whether the viewer reads what it is about. A vendor whose bid lost or was withdrawn, or who left the area, reads their bid, the kind and the ZIP code alone: the address is then empty, there are no photos, and the rest is null.',
  })
  viewerSeesDetails?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, a vendor, may bid on it now.' })
  viewerCanBid?: boolean

  @Field(() => Int, {
    description:
      'How many bids on it wait for a decision: of all to its customer and admins, to vendors only of their own.',
  })
  openBidCount?: number

  @Field(() => Boolean, { description: 'Whether the viewer may accept a bid on it now.' })
  viewerCanAccept?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may open it for bids again now.' })
  viewerCanReopen?: boolean

  @Field(() => [JobEvent], {
    description: 'What happened to the job, oldest first. Empty to vendors it is not assigned to.',
  })
  history?: Rel<JobEvent>[]

  @Field(() => Int, { description: 'How many messages about it wait for the viewer.' })
  unreadMessages?: number

  @Field(() => [Rating], { description: 'What the customer and the vendor said of each other, at most two.' })
  ratings?: Rel<Rating>[]

  /** Not in the schema: viewerCanRate is computed from it. */
  viewerHasRated?: boolean
}

export const JobConnection = connectionOf(Job, 'Job')
