import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql'
import { PageArgs } from '../../platform/rows/paging.js'
import { Rules } from '../../platform/rules.js'
import type { DocumentType, ServiceType } from '../../rules/kinds.js'
import {
  availableJobsRules,
  dumpsterSizeRules,
  serviceAreaRules,
  serviceAreasRules,
  vendorDocumentRules,
} from '../../rules/vendorRules.js'
import { DocumentTypes, ServiceTypes } from '../enums.js'
import { LocalDate, Money, UUID } from '../scalars.js'

export enum JobSort {
  newest = 'newest',
  soonest = 'soonest',
}
registerEnumType(JobSort, {
  name: 'JobSort',
  description: 'What comes first.',
  valuesConfig: { newest: { description: 'Posted last.' }, soonest: { description: 'Wished for soonest.' } },
})

@ArgsType()
@Rules(availableJobsRules)
export class AvailableJobsArgs extends PageArgs {
  @Field(() => UUID, {
    nullable: true,
    description: 'The viewer when left out; only admins may name another.',
  })
  vendorId?: string | null

  @Field(() => ServiceTypes, { nullable: true, description: 'Only jobs of that kind.' })
  type?: ServiceType | null

  @Field(() => String, {
    nullable: true,
    description: 'Only jobs in that ZIP code; the first five digits count.',
  })
  zipCode?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Only jobs wished for on that day.' })
  date?: string | null

  @Field(() => JobSort, { defaultValue: JobSort.newest, description: 'What comes first.' })
  sort!: JobSort
}

@ArgsType()
@Rules(serviceAreaRules)
export class ServiceAreaArgs {
  @Field(() => String, { description: 'Five digits, or ZIP+4; the first five count.' })
  zipCode!: string
}

@ArgsType()
@Rules(serviceAreasRules)
export class ServiceAreasArgs {
  @Field(() => [String], { description: 'As pasted, at most 200; each is judged by itself.' })
  zipCodes!: string[]
}

@InputType()
class SizeTerms {
  @Field(() => String, { description: 'Free text like "10 yard", at most 50 characters.' })
  size!: string

  @Field(() => String, { nullable: true, description: 'More about it, at most 250 characters.' })
  description?: string | null

  @Field(() => Money, { nullable: true, description: 'Price for each day.' })
  pricePerDay?: string | null
}

@InputType({ description: "A size for the vendor's inventory." })
@Rules(dumpsterSizeRules)
export class AddDumpsterSizeInput extends SizeTerms {}

@InputType({ description: 'New terms of a size.' })
@Rules(dumpsterSizeRules)
export class UpdateDumpsterSizeInput extends SizeTerms {
  @Field(() => UUID, { description: 'The size to change.' })
  id!: string
}

@InputType({ description: 'A paper that has been uploaded.' })
@Rules(vendorDocumentRules)
export class SaveVendorDocumentInput {
  @Field(() => DocumentTypes, { description: 'Which of the required ones it is.' })
  documentType!: DocumentType

  @Field(() => String, {
    nullable: true,
    description: 'What the file is called; made of type and time when left out.',
  })
  fileName?: string | null

  @Field(() => String, { description: 'The link it was sent to.' })
  filePath!: string
}
