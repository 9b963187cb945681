import type { Entity } from '../../apollo/lists.js'
import type { NounCache, Update } from '../../apollo/NounCache.js'
import { latest } from '../../apollo/policies.js'
import { addFirst, addLast, refetch, refetchFiltered, remove } from '../../apollo/updateLists.js'

const replaceDocument: Update = (cache, _answer, { replaces }) => {
  cache.modify({ id: `VendorDocument:${replaces}`, fields: { reviewStatus: () => 'replaced' } })
}

/** Services and areas determine which jobs are available. */
const OFFER = refetch('availableJobs', 'vendorAgenda')
const AREAS = refetch('availableJobs', 'vendorAgenda', 'areasAround')
const REVIEWED = [refetchFiltered('jobs'), refetch('documentsToReview', 'worklist', 'auditEvents')]

export const vendorsCache: NounCache = {
  fields: {
    vendorServices: { policy: latest, causes: ['service'] },
    serviceAreas: { policy: latest, causes: ['area'] },
    areasAround: { causes: ['area'] },
    dumpsterSizes: { policy: latest, causes: ['size'] },
    vendorDocuments: { policy: latest, causes: ['document'] },
    documentsToReview: { causes: ['document'] },
    vendorStats: { causes: ['rating', 'movedJob'] },
  },
  types: { VendorStats: { keyFields: ['vendorId'] } },
  mutations: {
    AddVendorService: [addLast('vendorServices'), OFFER],
    RemoveVendorService: [addLast('vendorServices'), OFFER],
    AddServiceArea: [addLast('serviceAreas'), AREAS],
    AddServiceAreas: [
      (cache, { added }: { added: Entity[] }, input) => {
        if (added.length === 0) return
        for (const update of [addLast('serviceAreas'), AREAS]) update(cache, added as never, input)
      },
    ],
    AddServiceAreasAround: [refetch('serviceAreas'), AREAS],
    RemoveServiceAreas: [remove('serviceAreas'), AREAS],
    RemoveServiceArea: [remove('serviceAreas'), AREAS],
    // Whether a size changes the service, and with it the available jobs, only the server knows.
    AddDumpsterSize: [addLast('dumpsterSizes')],
    RemoveDumpsterSize: [remove('dumpsterSizes')],
    SaveVendorDocument: [replaceDocument, addFirst('vendorDocuments'), refetch('vendorAgenda')],
    ReviewVendorDocument: REVIEWED,
    UndoDocumentReview: REVIEWED,
  },
}
