import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import type { JobStatus } from '../../rules/jobs/jobGraph.js'
import { dumpsterRentalRules, junkPickupRules } from '../../rules/jobs/jobRules.js'
import { customerJobsRules, reasonRules, requiredReasonRules } from '../../rules/jobs/orderRules.js'
import type { Access } from '../../rules/junk/itemKinds.js'
import type {
  Debris,
  Placement,
  RentalSize as RentalSizeName,
  ServiceType,
  TimePreference,
} from '../../rules/kinds.js'
import { availableJobsRules } from '../../rules/vendors/vendorRules.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { OWNER } from '../accounts/accountPolicy.js'
import { DateTime, LocalDate, Money, RentalSize, UUID } from '../scalars.js'
import { JobItemInput } from './JobItem.js'
import { Accesses, DebrisTypes, JobStatuses, Placements, TimePreferences } from './jobEnums.js'

export const VERSION_SEEN =
  'The version of the job that you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check.'

export const VERSION_READ_TO_CONFIRM =
  'The version of the job that you read. Pages must send it: CONFLICT CHANGED_MEANWHILE if it has changed since. Without it, an unconfirmed bid cannot be confirmed until a minute after the request was edited (CHANGED_MEANWHILE).'

@InputType()
class RequestInput {
  @Field(() => String, { description: "The contact's first name." })
  firstName!: string

  @Field(() => String, { description: "The contact's last name." })
  lastName!: string

  @Field(() => String, { description: "The contact's phone number." })
  phone!: string

  @Field(() => String, { description: 'Street address, at most 200 characters.' })
  address!: string

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string

  @Field(() => [String], { nullable: true, description: 'Object paths of up to 5 registered photos.' })
  images?: string[] | null

  @Field(() => Money, { nullable: true, description: 'The expected price.' })
  estimatedPrice?: string | null

  @Field(() => DebrisTypes, { nullable: true, description: 'The main kind of debris in the load.' })
  debris?: Debris | null
}

@InputType({ description: 'A request for junk pickup.' })
@Rules(junkPickupRules)
export class JunkPickupInput extends RequestInput {
  @Field(() => DateTime, { description: 'Must not be in the past.' })
  pickupDateTime!: Date

  @Field(() => String, {
    description: 'What needs to be hauled, at most 250 characters, without phone numbers, emails, or links.',
  })
  description!: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the load includes hazardous items. False if omitted.',
  })
  hasHazardousItems?: boolean | null

  @Field(() => Money, { description: "The customer's budget, 0 or more." })
  customerBudget!: string

  @Field(() => [JobItemInput], { nullable: true, description: 'What to haul, by kind.' })
  items?: JobItemInput[] | null

  @Field(() => Accesses, { nullable: true, description: 'The way from the items to the truck.' })
  access?: Access | null

  @Field(() => Int, {
    nullable: true,
    description:
      'How full the truck would be, 1 to 8 eighths. If omitted, it follows from the items. It may differ from what the items make.',
  })
  loadEighths?: number | null
}

@InputType({ description: 'A request for dumpster rental.' })
@Rules(dumpsterRentalRules)
export class DumpsterRentalInput extends RequestInput {
  @Field(() => RentalSize, { description: 'The size to order.' })
  dumpsterSize!: RentalSizeName

  @Field(() => LocalDate, { description: 'Must not be in the past in the time zone of the ZIP code.' })
  dropoffDate!: string

  @Field(() => TimePreferences, { description: 'The time of day.' })
  dropoffTimePreference!: TimePreference

  @Field(() => LocalDate, { description: 'Must be after the dropoff date.' })
  pickupDate!: string

  @Field(() => Placements, { nullable: true, description: 'Where the dumpster will stand.' })
  placement?: Placement | null

  @Field(() => String, {
    nullable: true,
    description: 'At most 250 characters, without phone numbers, emails, or links.',
  })
  serviceInstructions?: string | null
}

const EDITED = 'It replaces the whole request, so omitted fields are removed.'

@InputType({ description: `The new version of a pending junk pickup. ${EDITED}` })
@Rules(junkPickupRules)
export class EditJunkPickupInput extends JunkPickupInput {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null
}

@InputType({ description: `The new version of a pending dumpster rental. ${EDITED}` })
@Rules(dumpsterRentalRules)
export class EditDumpsterRentalInput extends DumpsterRentalInput {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null
}

@ArgsType()
@Rules(reasonRules)
export class ReasonArgs {
  @Field(() => UUID, { description: "The job's id." })
  jobId!: string

  @Field(() => String, {
    nullable: true,
    description: "The reason, at most 500 characters; recorded in the job's history.",
  })
  reason?: string | null
}

enum VendorJobSort {
  newest = 'newest',
  due = 'due',
}
registerEnumType(VendorJobSort, {
  name: 'VendorJobSort',
  description: "The sort order of a vendor's own jobs.",
  valuesConfig: {
    newest: { description: 'Most recently posted first.' },
    due: {
      description:
        'Jobs in progress, then accepted jobs, each earliest first; then finished jobs, most recent first.',
    },
  },
})

@ArgsType()
export class VendorJobsArgs extends PageArgs {
  @Field(() => UUID, OWNER)
  vendorId?: string | null

  @Field(() => VendorJobSort, { defaultValue: VendorJobSort.newest, description: 'The sort order.' })
  sort!: VendorJobSort
}

@ArgsType()
@Rules(customerJobsRules)
export class CustomerJobsArgs extends PageArgs {
  @Field(() => UUID, OWNER)
  customerId?: string | null

  @Field(() => JobStatuses, { nullable: true, description: 'Only jobs with this status.' })
  status?: JobStatus | null

  @Field(() => ServiceTypes, { nullable: true, description: 'Only jobs of this type.' })
  type?: ServiceType | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only jobs that are pending, accepted, or in progress, or that were completed within the last 30 days and that the customer has not rated yet, or whose money is to be settled either way. False is the same as omitted.',
  })
  unfinished?: boolean | null

  @Field(() => String, {
    nullable: true,
    description:
      "Part of an order number or of the job's text, at most 100 characters. Case, accents, and apostrophes do not matter.",
  })
  search?: string | null
}

export enum JobSort {
  newest = 'newest',
  soonest = 'soonest',
  nearest = 'nearest',
}
registerEnumType(JobSort, {
  name: 'JobSort',
  description: 'The sort order.',
  valuesConfig: {
    newest: { description: 'Jobs that were given back first, then the most recently posted.' },
    soonest: { description: 'Earliest requested date first.' },
    nearest: { description: "Shortest distance from the vendor's own ZIP code first." },
  },
})

@ArgsType()
@Rules(availableJobsRules)
export class AvailableJobsArgs extends PageArgs {
  @Field(() => UUID, OWNER)
  vendorId?: string | null

  @Field(() => ServiceTypes, { nullable: true, description: 'Only jobs of this type.' })
  type?: ServiceType | null

  @Field(() => String, {
    nullable: true,
    description: 'Only jobs in this ZIP code; only the first five digits count.',
  })
  zipCode?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Only jobs requested for this day.' })
  date?: string | null

  @Field(() => JobSort, { defaultValue: JobSort.newest, description: 'The sort order.' })
  sort!: JobSort
}

@ArgsType()
@Rules(requiredReasonRules)
export class RequiredReasonArgs {
  @Field(() => String, {
    description:
      "The reason, at most 500 characters; mailed to everyone involved and recorded in the job's history.",
  })
  reason!: string
}
