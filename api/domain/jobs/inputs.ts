import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import { customerJobsRules, dumpsterRentalRules, junkPickupRules, reasonRules } from '../../rules/jobRules.js'
import type { JobStatus } from '../../rules/jobStates.js'
import type { RentalSize as RentalSizeName, ServiceType, TimePreference } from '../../rules/kinds.js'
import { JobStatuses, ServiceTypes, TimePreferences } from '../enums.js'
import { DateTime, LocalDate, Money, RentalSize, UUID } from '../scalars.js'

@InputType()
class RequestInput {
  @Field(() => String, { description: 'Given name of the contact.' })
  firstName!: string

  @Field(() => String, { description: 'Family name of the contact.' })
  lastName!: string

  @Field(() => String, { description: 'Phone number of the contact.' })
  phone!: string

  @Field(() => String, { description: 'Street address, at most 200 characters.' })
  address!: string

  @Field(() => String, { description: 'Five digits, or ZIP+4.' })
  zipCode!: string

  @Field(() => [String], { nullable: true, description: 'Object paths of up to 5 registered photos.' })
  images?: string[] | null

  @Field(() => Money, { nullable: true, description: 'What it is expected to cost.' })
  estimatedPrice?: string | null
}

@InputType({ description: 'A request for junk pickup.' })
@Rules(junkPickupRules)
export class JunkPickupInput extends RequestInput {
  @Field(() => DateTime, { description: 'Not in the past.' })
  pickupDateTime!: Date

  @Field(() => String, { description: 'What is to be hauled, at most 250 characters.' })
  description!: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether something hazardous is among it; false when left out.',
  })
  hasHazardousItems?: boolean | null

  @Field(() => Money, { description: 'What the customer means to spend, 0 or more.' })
  customerBudget!: string
}

@InputType({ description: 'A request for dumpster rental.' })
@Rules(dumpsterRentalRules)
export class DumpsterRentalInput extends RequestInput {
  @Field(() => RentalSize, { description: 'The size wanted.' })
  dumpsterSize!: RentalSizeName

  @Field(() => LocalDate, { description: 'Not past in every US time zone.' })
  dropoffDate!: string

  @Field(() => TimePreferences, { description: 'When on that day.' })
  dropoffTimePreference!: TimePreference

  @Field(() => LocalDate, { description: 'After the dropoff date.' })
  pickupDate!: string

  @Field(() => String, { nullable: true, description: 'At most 250 characters.' })
  serviceInstructions?: string | null
}

@ArgsType()
@Rules(reasonRules)
export class ReasonArgs {
  @Field(() => UUID, { description: 'The id of the job.' })
  jobId!: string

  @Field(() => String, {
    nullable: true,
    description: "Why, at most 500 characters; kept in the job's history.",
  })
  reason?: string | null
}

export enum VendorJobSort {
  newest = 'newest',
  due = 'due',
}
registerEnumType(VendorJobSort, {
  name: 'VendorJobSort',
  description: "What comes first of a vendor's own jobs.",
  valuesConfig: {
    newest: { description: 'Posted last.' },
    due: {
      description:
        'What is in progress and then what is accepted, each soonest first; then what is over, last first.',
    },
  },
})

@ArgsType()
export class VendorJobsArgs extends PageArgs {
  @Field(() => UUID, {
    nullable: true,
    description: 'The viewer when left out; only admins may name another.',
  })
  vendorId?: string | null

  @Field(() => VendorJobSort, { defaultValue: VendorJobSort.newest, description: 'What comes first.' })
  sort!: VendorJobSort
}

@ArgsType()
@Rules(customerJobsRules)
export class CustomerJobsArgs extends PageArgs {
  @Field(() => UUID, {
    nullable: true,
    description: 'The viewer when left out; only admins may name another.',
  })
  customerId?: string | null

  @Field(() => JobStatuses, { nullable: true, description: 'Only jobs that stand there.' })
  status?: JobStatus | null

  @Field(() => ServiceTypes, { nullable: true, description: 'Only jobs of that kind.' })
  type?: ServiceType | null

  @Field(() => String, {
    nullable: true,
    description: 'An order number or text of the job, at most 100 characters.',
  })
  search?: string | null
}
