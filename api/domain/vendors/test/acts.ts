import { type Act, admin, afterAllDates, input, vendor } from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { documentExpiry } from '../documentExpiry.js'

export const acts: Record<string, Act[]> = {
  addServiceArea: [{ by: vendor, variables: () => ({ zipCode: '78702' }) }],
  addServiceAreas: [{ by: vendor, variables: () => ({ zipCodes: ['78702', '78703'] }) }],
  addServiceAreasAround: [{ by: vendor, variables: () => ({ zipCode: '78701', miles: 5 }) }],
  removeServiceAreas: [{ by: vendor, variables: () => ({ zipCodes: ['78701', '78702'] }) }],
  removeServiceArea: [{ by: vendor, variables: () => ({ zipCode: '78701' }) }],
  addVendorService: [{ by: vendor, variables: () => ({ serviceType: 'dumpster_rental' }) }],
  removeVendorService: [{ by: vendor, variables: () => ({ serviceType: 'junk_pickup' }) }],
  addDumpsterSize: [{ by: vendor, variables: input(() => ({ size: '10 yard', rentalSize: '10_yard' })) }],
  updateDumpsterSize: [
    {
      by: vendor,
      variables: input(({ sizeId }) => ({ id: sizeId, size: '12 yard', rentalSize: '15_yard' })),
    },
  ],
  removeDumpsterSize: [{ by: vendor, variables: ({ sizeId }) => ({ id: sizeId }) }],
  setVendorItem: [
    { by: vendor, variables: () => ({ kind: 'mattress', takes: 'extra', price: '45' }) },
    { by: vendor, variables: () => ({ kind: 'mattress', takes: 'yes' }) },
  ],
  saveVendorDocument: [
    {
      by: vendor,
      variables: input(scene => ({ documentType: 'drivers_license', filePath: scene.linkOf(scene.paperId) })),
    },
  ],
  undoDocumentReview: [{ by: admin, variables: ({ decidedId }) => ({ id: decidedId }) }],
  reviewVendorDocument: [
    // A renewal replaces the document that it renews.
    {
      by: admin,
      variables: input(({ documentId }) => ({ id: documentId, approve: true, expiresOn: '2037-01-01' })),
    },
  ],
}

export const tasks: Record<string, Act[]> = {
  documentExpiry: [
    {
      by: admin,
      run: ({ app }) =>
        documentExpiry({ ...app.context, clock: afterAllDates }, {}, taskWork('documentExpiry')),
    },
  ],
}
