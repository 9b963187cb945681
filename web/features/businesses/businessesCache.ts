import type { NounCache } from '../../apollo/NounCache.js'
import { latestOf, pages } from '../../apollo/policies.js'
import { refetch, replace } from '../../apollo/updateLists.js'

export const businessesCache: NounCache = {
  fields: {
    business: { causes: ['business'] },
    vendorProfile: { causes: ['business', 'rating', 'document', 'service', 'area', 'size'] },
  },
  types: {
    VendorProfile: {
      fields: { ...latestOf('paymentMethods', 'services', 'rentalSizes'), comments: pages() },
    },
    Business: { keyFields: ['vendorId'], fields: latestOf('paymentMethods') },
  },
  entities: {
    business: ({ id }) => (id ? { id: `User:${id}`, has: field => field.startsWith('business') } : null),
  },
  mutations: {
    SaveBusiness: [replace('business'), refetch('vendorProfile'), 'business'],
    RemoveBusinessName: [refetch('vendorProfile'), 'audit'],
    RemoveBusinessLogo: [refetch('vendorProfile'), 'audit'],
  },
}
