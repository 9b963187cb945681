import type { Entity } from '../../apollo/lists.js'
import type { NounCache, Update } from '../../apollo/NounCache.js'
import { latest } from '../../apollo/policies.js'
import { addFirst, addLast, refetch, refetchFiltered, remove } from '../../apollo/updateLists.js'

const replaceDocument: Update = (cache, _answer, { replaces }) => {
  cache.modify({ id: `VendorDocument:${replaces}`, fields: { reviewStatus: () => 'replaced' } })
}

const addAreas: Update = (cache, { added }: { added: Entity[] }, input) => {
  if (added.length === 0) return 'unchanged'
  return addLast('serviceAreas')(cache, added as never, input)
}

/** The answer has every kind. */
const keepItems: Update = (cache, items: object[]) => {
  cache.modify({ fields: { vendorItems: () => items } })
}

const AREAS = [refetch('areasAround'), 'area'] as const
const REVIEWED = [refetchFiltered('jobs'), refetch('documentsToReview', 'worklist'), 'audit'] as const

export const vendorsCache: NounCache = {
  fields: {
    vendorServices: { policy: latest, causes: ['service'] },
    serviceAreas: { policy: latest, causes: ['area'] },
    areasAround: { causes: ['area'] },
    dumpsterSizes: { policy: latest, causes: ['size'] },
    vendorItems: { policy: latest, causes: ['vendor_item'] },
    vendorDocuments: { policy: latest, causes: ['document'] },
    documentsToReview: { causes: ['document'] },
    vendorStats: { causes: ['rating', 'movedJob'] },
  },
  types: { VendorStats: { keyFields: ['vendorId'] } },
  mutations: {
    AddVendorService: [addLast('vendorServices'), 'service'],
    RemoveVendorService: [addLast('vendorServices'), 'service'],
    AddServiceArea: [addLast('serviceAreas'), ...AREAS],
    AddServiceAreas: [addAreas, ...AREAS],
    AddServiceAreasAround: [refetch('serviceAreas'), ...AREAS],
    RemoveServiceAreas: [remove('serviceAreas'), ...AREAS],
    RemoveServiceArea: [remove('serviceAreas'), ...AREAS],
    // Whether a size changes the service, and with it the available jobs, only the server knows.
    AddDumpsterSize: [addLast('dumpsterSizes')],
    RemoveDumpsterSize: [remove('dumpsterSizes')],
    SetVendorItem: [keepItems],
    SaveVendorDocument: [replaceDocument, addFirst('vendorDocuments'), 'document'],
    ReviewVendorDocument: REVIEWED,
    UndoDocumentReview: REVIEWED,
  },
}
