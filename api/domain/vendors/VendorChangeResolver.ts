import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import type { ServiceType } from '../../rules/kinds.js'
import { Context } from '../context.js'
import { ServiceTypes } from '../enums.js'
import { UUID } from '../scalars.js'
import { DumpsterSize } from './DumpsterSize.js'
import { addDumpsterSize, removeDumpsterSize, updateDumpsterSize } from './dumpsterSizes.js'
import {
  AddDumpsterSizeInput,
  SaveVendorDocumentInput,
  ServiceAreaArgs,
  ServiceAreasArgs,
  UpdateDumpsterSizeInput,
} from './inputs.js'
import { ServiceArea } from './ServiceArea.js'
import { saveVendorDocument } from './saveVendorDocument.js'
import { addServiceArea, addServiceAreas, removeServiceArea } from './serviceAreas.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorService } from './VendorService.js'
import { documentRows, serviceRows } from './vendorRows.js'
import { setVendorService } from './vendorServices.js'

@ObjectType({ simpleResolvers: true, description: 'A ZIP code that was not added.' })
class RefusedZip {
  @Field(() => String, { description: 'As pasted, without blanks around it.' })
  zipCode!: string

  @Field(() => String, { description: 'Why.' })
  message!: string
}

@ObjectType({ simpleResolvers: true, description: 'What became of pasted ZIP codes.' })
class ServiceAreasReport {
  @Field(() => [ServiceArea], { description: 'Those added.' })
  added!: ServiceArea[]

  @Field(() => [RefusedZip], { description: 'Those not added, each with its reason.' })
  refused!: RefusedZip[]
}

@Resolver()
export class VendorChangeResolver {
  @Mutation(() => ServiceArea, {
    description:
      'A vendor serves one more ZIP code. CONFLICT ALREADY_EXISTS where it is on the list, TOO_MANY_AREAS.',
  })
  addServiceArea(@Args() { zipCode }: ServiceAreaArgs, @Ctx() context: Context) {
    return addServiceArea(context, zipCode)
  }

  @Mutation(() => ServiceAreasReport, {
    description: 'Adds many ZIP codes; each is added or reported. CONFLICT TOO_MANY_AREAS adds none.',
  })
  addServiceAreas(@Args() { zipCodes }: ServiceAreasArgs, @Ctx() context: Context) {
    return addServiceAreas(context, zipCodes)
  }

  @Mutation(() => ServiceArea, {
    description: 'Removes a ZIP code and answers with it. NOT_FOUND where it is not on the list.',
  })
  removeServiceArea(@Args() { zipCode }: ServiceAreaArgs, @Ctx() context: Context) {
    return removeServiceArea(context, zipCode)
  }

  @Mutation(() => VendorService, { description: 'A vendor offers a service.' })
  async addVendorService(
    @Arg('serviceType', () => ServiceTypes, { description: 'What is offered.' }) serviceType: ServiceType,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(serviceRows, info, context, await setVendorService(context, serviceType, true))
  }

  @Mutation(() => VendorService, { description: 'A vendor offers a service no more: isActive is false.' })
  async removeVendorService(
    @Arg('serviceType', () => ServiceTypes, { description: 'What is no more offered.' })
    serviceType: ServiceType,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(serviceRows, info, context, await setVendorService(context, serviceType, false))
  }

  @Mutation(() => DumpsterSize, {
    description: "Adds a size to the vendor's inventory. CONFLICT TOO_MANY_SIZES.",
  })
  addDumpsterSize(
    @Arg('input', () => AddDumpsterSizeInput, { description: 'The size.' }) input: AddDumpsterSizeInput,
    @Ctx() context: Context,
  ) {
    return addDumpsterSize(context, input)
  }

  @Mutation(() => DumpsterSize, { description: 'Changes a size. NOT_FOUND where it is not yours.' })
  updateDumpsterSize(
    @Arg('input', () => UpdateDumpsterSizeInput, { description: 'All of it, changed or not.' })
    input: UpdateDumpsterSizeInput,
    @Ctx() context: Context,
  ) {
    return updateDumpsterSize(context, input)
  }

  @Mutation(() => DumpsterSize, {
    description: 'Removes a size and answers with it. NOT_FOUND where it is not yours.',
  })
  removeDumpsterSize(
    @Arg('id', () => UUID, { description: 'The size to remove.' }) id: string,
    @Ctx() context: Context,
  ) {
    return removeDumpsterSize(context, id)
  }

  @Mutation(() => VendorDocument, {
    description:
      'Files an uploaded PDF, PNG, JPG or GIF. CONFLICT: UPLOAD_INCOMPLETE, UPLOAD_USED, or ALREADY_EXISTS where one of its type was not refused.',
  })
  async saveVendorDocument(
    @Arg('input', () => SaveVendorDocumentInput, { description: 'The paper.' })
    input: SaveVendorDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(documentRows, info, context, await saveVendorDocument(context, input))
  }
}
