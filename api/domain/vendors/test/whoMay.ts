import { ADMIN, type PathPolicy, type Policy, VENDORS } from '../../../test/security/policies.js'
import { asInput, given, ofVendor, some, vendorInBody, vendorInPath } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'
import { vendor } from '../../../test/users.js'
import { upload } from '../../uploads/test/setups.js'
import { decidedPaper, paper, size } from './setups.js'

let zip = 10_000

const addedArea = async ({ people }: World): Promise<string> => {
  const zipCode = String(++zip)
  await people.vendor.answer('mutation ($zipCode: String!) { addServiceArea(zipCode: $zipCode) { id } }', {
    zipCode,
  })
  return zipCode
}

export const mutations: Record<string, Policy> = {
  addServiceArea: { may: VENDORS, setup: async () => ({ variables: { zipCode: String(++zip) } }) },
  addServiceAreas: { may: VENDORS, setup: async () => ({ variables: { zipCodes: [String(++zip)] } }) },
  addServiceAreasAround: { may: VENDORS, setup: some({ zipCode: '78704', miles: 5 }) },
  removeServiceArea: { may: ['vendor'], setup: given(async world => ({ zipCode: await addedArea(world) })) },
  removeServiceAreas: { may: VENDORS, setup: given(async world => ({ zipCodes: [await addedArea(world)] })) },
  addVendorService: { may: VENDORS, setup: some({ serviceType: 'junk_pickup' }) },
  // The world's vendor goes on to offer what the other nouns' policies need.
  removeVendorService: {
    may: VENDORS,
    setup: async ({ harness }) => ({
      by: await vendor(harness, { zips: [] }),
      variables: { serviceType: 'dumpster_rental' },
    }),
  },
  addDumpsterSize: { may: VENDORS, setup: some({ input: { size: '20 yard', rentalSize: '20_yard' } }) },
  updateDumpsterSize: { may: ['vendor'], setup: asInput(size, { size: '12 yard' }) },
  removeDumpsterSize: { may: ['vendor'], setup: given(size) },
  setVendorItem: { may: VENDORS, setup: some({ kind: 'mattress', takes: 'extra', price: '40' }) },
  saveVendorDocument: {
    may: ['vendor'],
    setup: async world => ({
      variables: {
        input: {
          documentType: 'drivers_license',
          fileName: 'license.png',
          filePath: await upload(world.people.vendor),
        },
      },
    }),
    tells: ['admin: document_uploaded'],
  },
  reviewVendorDocument: {
    may: ADMIN,
    setup: asInput(paper, { approve: true }),
    tells: ['vendor: document_approved'],
  },
  undoDocumentReview: { may: ADMIN, setup: given(decidedPaper), tells: ['vendor: document_undone'] },
}

export const queries: Record<string, Policy> = {
  vendorStats: { may: ['vendor', 'admin'], setup: ofVendor },
  serviceAreas: { may: ['vendor', 'admin'], setup: ofVendor },
  areasAround: { may: VENDORS, setup: given(async () => ({ zipCode: '78704', miles: 5 })) },
  vendorServices: { may: ['vendor', 'admin'], setup: ofVendor },
  dumpsterSizes: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorItems: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorDocuments: { may: ['vendor', 'admin'], setup: ofVendor },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /service-areas/vendor/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'POST /service-areas': { may: ['vendor'], request: vendorInBody({ zipCode: '60601' }) },
  'DELETE /service-areas/:vendorId/:zipCode': {
    may: ['vendor'],
    request: async ({ people }) => ({ path: { vendorId: people.vendor.id, zipCode: '60601' } }),
  },
  'GET /vendor-services/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'POST /vendor-services': { may: ['vendor'], request: vendorInBody({ serviceType: 'dumpster_rental' }) },
  'DELETE /vendor-services/:vendorId/:serviceType': {
    may: ['vendor'],
    request: async ({ people }) => ({ path: { vendorId: people.vendor.id, serviceType: 'dumpster_rental' } }),
  },
  'GET /dumpster-sizes/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'POST /dumpster-sizes': { may: ['vendor'], request: vendorInBody({ size: '10 yard', pricePerDay: '45' }) },
  'DELETE /dumpster-sizes/:id': {
    may: ['vendor'],
    request: async world => ({ path: { id: (await size(world)).id } }),
  },
  'GET /vendor-items/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'PUT /vendor-items': {
    may: ['vendor'],
    request: vendorInBody({ kind: 'mattress', takes: 'extra', price: '40' }),
  },
  'GET /vendor-documents/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'POST /vendor-documents': {
    may: ['vendor'],
    request: async world => ({
      body: {
        vendorId: world.people.vendor.id,
        documentType: 'commercial_insurance',
        fileName: 'insurance.png',
        filePath: await upload(world.people.vendor),
      },
    }),
  },
}
