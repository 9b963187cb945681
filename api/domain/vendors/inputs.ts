import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import { dumpsterSizeRules } from '../../rules/dumpsterSizeRules.js'
import type { DocumentType, RentalSize, ServiceType } from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import {
  areasAroundRules,
  availableJobsRules,
  removedAreasRules,
  serviceAreaRules,
  serviceAreasRules,
  vendorDocumentRules,
} from '../../rules/vendorRules.js'
import { BidTermsInput } from '../bids/inputs.js'
import { VERSION_READ } from '../conflicts.js'
import { DocumentTypes, ServiceTypes } from '../enums.js'
import { LocalDate, Money, RentalSize as RentalSizes, UUID } from '../scalars.js'

enum JobSort {
  newest = 'newest',
  soonest = 'soonest',
}
registerEnumType(JobSort, {
  name: 'JobSort',
  description: 'The sort order.',
  valuesConfig: {
    newest: { description: 'Jobs that were given back first, then the most recently posted.' },
    soonest: { description: 'Earliest requested date first.' },
  },
})

@ArgsType()
@Rules(availableJobsRules)
export class AvailableJobsArgs extends PageArgs {
  @Field(() => UUID, {
    nullable: true,
    description: 'The viewer if omitted; only admins may name someone else.',
  })
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
@Rules(serviceAreaRules)
export class ServiceAreaArgs {
  @Field(() => String, { description: 'Five digits, or ZIP+4; only the first five digits count.' })
  zipCode!: string
}

@ArgsType()
@Rules(serviceAreasRules)
export class ServiceAreasArgs {
  @Field(() => [String], {
    description: `At most ${limits.zipsAtOnce} ZIP codes, as pasted. Each is checked separately.`,
  })
  zipCodes!: string[]
}

@ArgsType()
@Rules(areasAroundRules)
export class AreasAroundArgs {
  @Field(() => String, { description: 'In the middle; only the first five digits count.' })
  zipCode!: string

  @Field(() => Int, {
    description: `${limits.milesMin} to ${limits.milesMax}, between the middles of the two ZIP codes, rounded.`,
  })
  miles!: number
}

@ArgsType()
@Rules(removedAreasRules)
export class RemovedAreasArgs {
  @Field(() => [String], {
    description: `At most ${limits.zipsRemovedAtOnce} ZIP codes; only the first five digits of each count.`,
  })
  zipCodes!: string[]
}

@InputType()
class SizeTerms extends BidTermsInput {
  @Field(() => String, { description: 'Free text like "10 yard", at most 50 characters.' })
  size!: string

  @Field(() => String, { nullable: true, description: 'Details, at most 250 characters.' })
  description?: string | null

  @Field(() => Money, { nullable: true, description: 'Price per day.' })
  pricePerDay?: string | null

  @Field(() => RentalSizes, {
    nullable: true,
    description:
      'Which of the sizes that customers order it is. Naming one hides rentals of sizes that none of yours is.',
  })
  rentalSize?: RentalSize | null

  @Field(() => Money, { nullable: true, description: 'What a rental of it usually costs, more than 0.' })
  usualPrice?: string | null
}

@InputType({ description: "A size for the vendor's inventory." })
@Rules(dumpsterSizeRules)
export class AddDumpsterSizeInput extends SizeTerms {}

@InputType({ description: 'The new details of a size.' })
@Rules(dumpsterSizeRules)
export class UpdateDumpsterSizeInput extends SizeTerms {
  @Field(() => UUID, { description: 'The size to change.' })
  id!: string

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}

@InputType({ description: 'A document that has been uploaded.' })
@Rules(vendorDocumentRules)
export class SaveVendorDocumentInput {
  @Field(() => DocumentTypes, { description: 'The type of document.' })
  documentType!: DocumentType

  @Field(() => String, {
    nullable: true,
    description: 'The file name. Made from type and time if omitted.',
  })
  fileName?: string | null

  @Field(() => String, { description: 'The link the file was sent to.' })
  filePath!: string

  @Field(() => UUID, {
    nullable: true,
    description: 'The document of the same type that it replaces, which must still be waiting for review.',
  })
  replaces?: string | null
}
