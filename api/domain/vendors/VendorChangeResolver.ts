import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { readById } from '../../platform/rows/read.js'
import type { ServiceType } from '../../rules/kinds.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { ServiceTypes } from '../accounts/accountEnums.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { TakenItem } from '../TakenItem.js'
import { DumpsterSize } from './DumpsterSize.js'
import { documentRows } from './documentRows.js'
import { addDumpsterSize, removeDumpsterSize, updateDumpsterSize } from './dumpsterSizes.js'
import {
  AddDumpsterSizeInput,
  ReviewVendorDocumentInput,
  SaveVendorDocumentInput,
  ServiceAreaArgs,
  ServiceAreasArgs,
  SetVendorItemArgs,
  UpdateDumpsterSizeInput,
} from './inputs.js'
import { reviewVendorDocument } from './reviewVendorDocument.js'
import { ServiceArea } from './ServiceArea.js'
import { saveVendorDocument } from './saveVendorDocument.js'
import { addServiceArea, addServiceAreas, removeServiceArea } from './serviceAreas.js'
import { setVendorItem } from './setVendorItem.js'
import { setVendorService } from './setVendorService.js'
import { ITEMS, itemsOfVendor } from './takenItems.js'
import { undoDocumentReview } from './undoDocumentReview.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorService } from './VendorService.js'
import { serviceRows, sizeRows } from './vendorRows.js'

@ObjectType({ simpleResolvers: true, description: 'A ZIP code that was not added.' })
class RefusedZip {
  @Field(() => String, { description: 'As pasted, without surrounding spaces.' })
  zipCode!: string

  @Field(() => String, { description: 'The reason.' })
  message!: string
}

@ObjectType({ simpleResolvers: true, description: 'The result of adding several ZIP codes.' })
class ServiceAreasReport {
  @Field(() => [ServiceArea], { description: 'The areas that were added.' })
  @Items({ most: vendorQuotas.serviceAreas.most, usual: 50 })
  added!: ServiceArea[]

  @Field(() => [RefusedZip], { description: 'The ZIP codes that were not added, each with the reason.' })
  @Items({ most: vendorQuotas.serviceAreas.most, usual: 5 })
  refused!: RefusedZip[]
}

@Resolver()
export class VendorChangeResolver {
  @Mutation(() => ServiceArea, {
    description: "Adds a ZIP code to the vendor's service areas. CONFLICT: ALREADY_EXISTS, TOO_MANY_AREAS.",
  })
  addServiceArea(@Args() { zipCode }: ServiceAreaArgs, @Ctx() context: Context) {
    return addServiceArea(context, zipCode)
  }

  @Mutation(() => ServiceAreasReport, {
    description:
      'Adds several ZIP codes and reports those that were not added. CONFLICT TOO_MANY_AREAS, in which case nothing is added.',
  })
  addServiceAreas(@Args() { zipCodes }: ServiceAreasArgs, @Ctx() context: Context) {
    return addServiceAreas(context, zipCodes)
  }

  @Mutation(() => ServiceArea, {
    description: 'Removes a ZIP code and returns it. NOT_FOUND if it is not on the list.',
  })
  removeServiceArea(@Args() { zipCode }: ServiceAreaArgs, @Ctx() context: Context) {
    return removeServiceArea(context, zipCode)
  }

  @Mutation(() => VendorService, { description: 'Adds a service to those the vendor offers.' })
  async addVendorService(
    @Arg('serviceType', () => ServiceTypes, { description: 'The service offered.' }) serviceType: ServiceType,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(serviceRows, info, context, await setVendorService(context, serviceType, true))
  }

  @Mutation(() => VendorService, {
    description: 'Stops offering a service as a vendor. Its isActive becomes false.',
  })
  async removeVendorService(
    @Arg('serviceType', () => ServiceTypes, { description: 'The service to stop offering.' })
    serviceType: ServiceType,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(serviceRows, info, context, await setVendorService(context, serviceType, false))
  }

  @Mutation(() => DumpsterSize, {
    description: "Adds a size to the vendor's inventory. CONFLICT TOO_MANY_SIZES.",
  })
  async addDumpsterSize(
    @Arg('input', () => AddDumpsterSizeInput, { description: 'The size.' }) input: AddDumpsterSizeInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(sizeRows, info, context, await addDumpsterSize(context, input))
  }

  @Mutation(() => DumpsterSize, {
    description:
      'Changes a size. NOT_FOUND if it is not yours; CONFLICT CHANGED_MEANWHILE if `version` is given and it has changed since.',
  })
  async updateDumpsterSize(
    @Arg('input', () => UpdateDumpsterSizeInput, { description: 'All fields, changed or not.' })
    input: UpdateDumpsterSizeInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(sizeRows, info, context, await updateDumpsterSize(context, input.id, input))
  }

  @Mutation(() => DumpsterSize, {
    description: 'Removes a size and returns it. NOT_FOUND if it is not yours.',
  })
  removeDumpsterSize(
    @Arg('id', () => UUID, { description: 'The size to remove.' }) id: string,
    @Ctx() context: Context,
  ) {
    return removeDumpsterSize(context, id)
  }

  @Mutation(() => [TakenItem], {
    description:
      'Says whether the vendor takes items of a kind, and returns every kind like `vendorItems`. Bids made before keep what they say.',
  })
  @Items(ITEMS)
  async setVendorItem(
    @Args() args: SetVendorItemArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return itemsOfVendor(await setVendorItem(context, args), context, info)
  }

  @Mutation(() => VendorDocument, {
    description:
      'Files an uploaded PDF, PNG, JPG or GIF as a vendor document. CONFLICT: UPLOAD_INCOMPLETE, UPLOAD_USED, ALREADY_EXISTS if one of the same type is waiting for review and `replaces` does not name it, or a W-9 is approved, DOCUMENT_REVIEWED or DOCUMENT_REPLACED if the document to replace is no longer waiting for review. An approved document stays valid until the new one is approved. PDFs that are encrypted, damaged, or longer than 50 pages are refused.',
  })
  async saveVendorDocument(
    @Arg('input', () => SaveVendorDocumentInput, { description: 'The document.' })
    input: SaveVendorDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(documentRows, info, context, await saveVendorDocument(context, input))
  }

  @Mutation(() => VendorDocument, {
    description:
      'Approves a document, or refuses it with a reason. CONFLICT: DOCUMENT_REFUSED if it was already refused, DOCUMENT_REPLACED if a newer one was approved, CHANGED_MEANWHILE if it has changed. Admins only.',
  })
  async reviewVendorDocument(
    @Arg('input', () => ReviewVendorDocumentInput, { description: 'The decision.' })
    input: ReviewVendorDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(documentRows, info, context, await reviewVendorDocument(context, input.id, input))
  }

  @Mutation(() => VendorDocument, {
    description:
      'Takes back the decision on a document that was waiting, within a minute and by the admin who made it; it waits again, and what an approval replaced is valid again. FORBIDDEN for other admins. CONFLICT: UNDO_OVER after a minute or another decision, DOCUMENT_REPLACED if the vendor has sent another. Admins only.',
  })
  async undoDocumentReview(
    @Arg('id', () => UUID, { description: 'The document.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(documentRows, info, context, await undoDocumentReview(context, id))
  }
}
