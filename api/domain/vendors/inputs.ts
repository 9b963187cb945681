import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { reviewRules } from '../../rules/admin/adminRules.js'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import type { ItemTakes } from '../../rules/junk/junkTerms.js'
import { takenItemRules } from '../../rules/junk/takenItemRules.js'
import type { DocumentType, RentalSize } from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import { dumpsterSizeRules } from '../../rules/vendors/dumpsterSizeRules.js'
import {
  areasAroundRules,
  removedAreasRules,
  serviceAreaRules,
  serviceAreasRules,
  vendorDocumentRules,
} from '../../rules/vendors/vendorRules.js'
import { VERSION_READ } from '../conflicts.js'
import { LocalDate, Money, RentalSize as RentalSizes, UUID } from '../scalars.js'
import { ItemKinds, ItemTakesEnum } from '../TakenItem.js'
import { TermsInput } from '../terms.js'
import { DocumentTypes } from './vendorEnums.js'

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
  @Field(() => String, { description: 'The center; only the first five digits count.' })
  zipCode!: string

  @Field(() => Int, {
    description: `${limits.milesMin} to ${limits.milesMax}. Distances are measured between the centers of the two ZIP codes and rounded.`,
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
class SizeTerms extends TermsInput {
  @Field(() => String, { description: 'Free text like "10 yard", at most 50 characters.' })
  size!: string

  @Field(() => String, { nullable: true, description: 'Details, at most 250 characters.' })
  description?: string | null

  @Field(() => Money, { nullable: true, description: 'Price per day.' })
  pricePerDay?: string | null

  @Field(() => RentalSizes, {
    nullable: true,
    description:
      'The size that customers can order which this one corresponds to. Once you set it on any size, you see only rentals of the sizes you have set.',
  })
  rentalSize?: RentalSize | null

  @Field(() => Money, {
    nullable: true,
    description: 'The usual price of a rental of this size, more than 0.',
  })
  usualPrice?: string | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Days after a pickup before a dumpster of this size can leave again, 0 to 14, by default 0. Reservations that exist keep their days.',
  })
  turnaroundDays?: number | null
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

@ArgsType()
@Rules(takenItemRules)
export class SetVendorItemArgs {
  @Field(() => ItemKinds, { description: 'The kind of item.' })
  kind!: ItemKind

  @Field(() => ItemTakesEnum, { description: 'Whether the vendor takes items of this kind.' })
  takes!: ItemTakes

  @Field(() => Money, {
    nullable: true,
    description:
      'The price of each, more than 0 and at most 10000.00. Required for `extra`, and only for it.',
  })
  price?: string | null
}

@InputType({ description: 'A document that has been uploaded.' })
@Rules(vendorDocumentRules)
export class SaveVendorDocumentInput {
  @Field(() => DocumentTypes, { description: 'The type of document.' })
  documentType!: DocumentType

  @Field(() => String, {
    nullable: true,
    description: 'The file name. If omitted, it is made from the type and time.',
  })
  fileName?: string | null

  @Field(() => String, { description: 'The link the file was sent to.' })
  filePath!: string

  @Field(() => UUID, {
    nullable: true,
    description: 'The document of the same type to replace. It must still be waiting for review.',
  })
  replaces?: string | null
}

@InputType({ description: "An admin's decision about a document." })
@Rules(reviewRules)
export class ReviewVendorDocumentInput {
  @Field(() => UUID, { description: 'The document.' })
  id!: string

  @Field(() => Boolean, { description: 'True approves the document, false refuses it.' })
  approve!: boolean

  @Field(() => LocalDate, {
    nullable: true,
    description:
      "The last day on which the document is valid. Required to approve a driver's license or insurance. To correct the date, approve the document again.",
  })
  expiresOn?: string | null

  @Field(() => String, { nullable: true, description: 'The reason. Required to refuse the document.' })
  reason?: string | null

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}
