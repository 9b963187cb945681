import type { Opt, Rel } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { Items } from '../../platform/rows/items.js'
import { connectionOf } from '../../platform/rows/paging.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import type { RequestFieldName } from '../../rules/jobs/requestFields.js'
import type { Access, JunkItem } from '../../rules/junk/itemKinds.js'
import type {
  Debris,
  DocumentType,
  Placement,
  RentalSize as RentalSizeName,
  ServiceType,
  TimePreference,
} from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { User } from '../accounts/User.js'
import { DateTime, LocalDate, Money, RentalSize, UUID } from '../scalars.js'
import { DocumentTypes } from '../vendors/vendorEnums.js'
import { JobEvent } from './JobEvent.js'
import { JobItem } from './JobItem.js'
import { Accesses, DebrisTypes, JobStatuses, Placements, TimePreferences } from './jobEnums.js'

const CONTACT = 'Visible only to the customer, the assigned vendor, and admins. Null for other vendors.'
const DETAIL = 'Null for a vendor who may not see the details (viewerSeesDetails).'
const JUNK = 'Junk pickups only.'
const RENTAL = 'Dumpster rentals only.'

@Entity({ tableName: 'jobs' })
@ObjectType({
  simpleResolvers: true,
  description: 'A request for junk pickup or dumpster rental. Customers call it an order.',
})
export class Job implements Record<RequestFieldName, unknown> {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID; its first 8 characters are the order number.' })
  id: Opt<string> = newId()

  @Field(() => String, { description: 'The first 8 characters of the id.' })
  orderNumber?: string

  @Property({ type: 'uuid' })
  @Field(() => UUID, { nullable: true, description: `The id of the customer. ${DETAIL}` })
  customerId!: string

  @Property({ type: 'uuid', nullable: true })
  @Field(() => UUID, { nullable: true, description: 'The vendor whose bid was accepted.' })
  vendorId: string | null = null

  @Property({ type: 'text' })
  @Field(() => ServiceTypes, { description: 'The service requested.' })
  type!: ServiceType

  @Property({ type: 'text', default: 'pending' })
  @Field(() => JobStatuses, { description: 'The status of the job.' })
  status: Opt<JobStatus> = 'pending'

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      '"{first} {last} - Junk Pickup" or "{first} {last} - Dumpster Rental". Vendors who may not see the name yet get only the part after it.',
  })
  title!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What needs to be hauled, at most 250 characters.' })
  description: string | null = null

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Street address.' })
  address!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string

  @Property({ type: 'text' })
  @Field(() => String, {
    nullable: true,
    description: `The IANA time zone of its ZIP code, such as "America/Chicago". The job's dates and times are in this zone. ${DETAIL}`,
  })
  timeZone!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `The contact's first name. ${CONTACT}` })
  firstName!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `The contact's last name. ${CONTACT}` })
  lastName!: string

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: `The contact's phone number. ${CONTACT}` })
  phone!: string

  @Property({ type: 'text[]', default: [] })
  @Field(() => [String], { description: 'Object paths of up to 5 photos, /objects/ID.' })
  images: Opt<string[]> = []

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: 'The expected price until a bid is accepted.',
  })
  estimatedPrice: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      'The sum of the booked and contested charges: at first the price of the accepted bid. Null while pending, and once cancelled free of charge.',
  })
  finalPrice: string | null = null

  /** Set by the database when the final price is. */
  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      "Haulbid's share of the final price, at the percentage in effect when the bid was accepted. Visible only to the assigned vendor and admins; null for everyone else.",
  })
  serviceFee: string | null = null

  /** Not in the schema: set by the database when a vendor gets the job. */
  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  serviceFeePercent: string | null = null

  /** Not in the schema: what a late cancellation costs, set by the database when a vendor gets the job. */
  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  cancellationPercent: string | null = null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  cancellationCap: string | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description:
      'When the customer wants the work done, for sorting: pickupDateTime, or the start of the dropoff date in UTC.',
  })
  scheduledDate!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the vendor completed the job.' })
  completedDate: Date | null = null

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the job was posted.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: `When to pick up the junk. ${JUNK}` })
  pickupDateTime: Date | null = null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: `Whether the load includes hazardous items. ${JUNK}` })
  hasHazardousItems: Opt<boolean> = false

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => Money, { nullable: true, description: `The customer's budget. ${JUNK}` })
  customerBudget: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => RentalSize, { nullable: true, description: `The size ordered. ${RENTAL}` })
  dumpsterSize: RentalSizeName | null = null

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, { nullable: true, description: `The date to deliver the dumpster. ${RENTAL}` })
  dropoffDate: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => TimePreferences, {
    nullable: true,
    description: `The time of day for the delivery. ${RENTAL}`,
  })
  dropoffTimePreference: TimePreference | null = null

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, { nullable: true, description: `The date to pick the dumpster up. ${RENTAL}` })
  pickupDate: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: `Instructions such as where to place the dumpster, at most 250 characters. ${RENTAL}`,
  })
  serviceInstructions: string | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => DebrisTypes, {
    nullable: true,
    description: 'The main kind of debris in the load. Null if the customer did not specify it.',
  })
  debris: Debris | null = null

  @Property({ type: 'text', nullable: true })
  @Field(() => Placements, {
    nullable: true,
    description: `Where the dumpster will stand. Null if the customer did not specify it. ${RENTAL}`,
  })
  placement: Placement | null = null

  @Property({ type: 'jsonb', default: '[]' })
  @Field(() => [JobItem], { description: `What to haul, by kind. Empty if the customer named none. ${JUNK}` })
  items: Opt<JunkItem[]> = []

  @Property({ type: 'text', nullable: true })
  @Field(() => Accesses, {
    nullable: true,
    description: `The way from the items to the truck. Null if the customer did not specify it. ${JUNK}`,
  })
  access: Access | null = null

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: `How full the truck would be, in eighths: the customer's answer, or else what the items make, which is more than a truck above 8. Null without either. ${JUNK}`,
  })
  loadEighths: number | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When its vendor gave the job back, or an admin took it from the vendor, if it is still pending since then. These jobs come first in lists. Null for a vendor who may not see the details.',
  })
  givenBackAt: Date | null = null

  /** Incremented by the database. */
  @Property({ type: 'int', default: 1 })
  @Field(() => Int, {
    nullable: true,
    description: `Increases with each change of the request. Send it back when you edit the request or bid on it, to detect changes since you read it. ${DETAIL}`,
  })
  version: Opt<number> = 1

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The time used to sort lists, latest first: when the job was posted. For a job that was given back, 1,000 years are added. Null for viewers who may not see the details.',
  })
  listedAt?: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description:
      "The time used to sort a vendor's jobs by due date. Null unless the viewer is a party to the job.",
  })
  dueAt?: Date | null

  @Field(() => User, { nullable: true, description: `The customer who posted it. ${CONTACT}` })
  customer?: Rel<User> | null

  @Field(() => User, { nullable: true, description: 'The vendor whose bid was accepted.' })
  vendor?: Rel<User> | null

  @Field(() => Boolean, {
    description:
      "Whether the viewer may see the job's details. A vendor may while the job is assigned or available to them, even if their bid was rejected or withdrawn, since they may bid again. Otherwise a vendor who has bid sees only their bid, type, status, zipCode, createdAt, and scheduledDate: the address is empty, there are no photos, and everything else is null.",
  })
  viewerSeesDetails?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description:
      'While the job is pending, whether any vendor serves its ZIP code, offers what it requests, and may bid. Visible only to its customer and admins; null for everyone else.',
  })
  isServed?: boolean | null

  @Field(() => Int, {
    nullable: true,
    description:
      'While it is pending, how many vendors serve its ZIP code with what it asks for and may bid. Visible only to its customer and admins; null for everyone else.',
  })
  vendorsNearby?: number | null

  @Field(() => Boolean, { description: 'Whether the viewer may accept a bid on it now.' })
  viewerCanAccept?: boolean

  @Field(() => Boolean, { description: 'Whether the viewer, its customer, may edit the request now.' })
  viewerCanEdit?: boolean

  @Field(() => [DocumentTypes], {
    description:
      "The types of the assigned vendor's approved documents that have since expired, while the job is accepted or in progress. Empty for other vendors.",
  })
  expiredDocuments?: DocumentType[]

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When its vendor was suspended, while the job is accepted or in progress. Visible only to admins; null for everyone else.',
  })
  strandedSince?: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the first of `expiredDocuments` expired. Visible only to admins; null for everyone else.',
  })
  uncoveredSince?: Date | null

  @Field(() => Boolean, { description: 'Whether the viewer, an admin, may now reopen it for bids.' })
  viewerCanReopen?: boolean

  @Field(() => [JobEvent], {
    description:
      "The job's history, oldest first. Its vendor sees the request and its edits, the vendor's own steps, and everything since the job was assigned to them. Empty for other vendors.",
  })
  @Items({ most: 20, usual: 5 })
  history?: Rel<JobEvent>[]

  @Field(() => JobEvent, {
    nullable: true,
    description:
      'The history entry that explains a change of vendor. While the job is pending: the entry in which its vendor gave it back or an admin took it from the vendor. While it is accepted or in progress: the entry in which an admin assigned it to a vendor whom the customer did not choose. Visible only to its customer and admins; null for everyone else.',
  })
  vendorChange?: Rel<JobEvent> | null

  /** Not in the schema: milesAway is computed from it. */
  viewerZip?: string | null

  /** Not in the schema: lists is computed from it. */
  isUnfinished?: boolean

  /** Not in the schema: lists is computed from it. */
  wantedOn?: string | null
}

export const JobConnection = connectionOf(Job, 'Job')

/** The number by which users refer to an order or job. */
export const orderNumber = ({ id }: { id: string }) => id.slice(0, limits.orderNumberLength)
