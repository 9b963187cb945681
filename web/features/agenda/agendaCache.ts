import type { NounCache } from '../../apollo/NounCache.js'
import { latestOf } from '../../apollo/policies.js'

export const agendaCache: NounCache = {
  fields: {
    vendorAgenda: {
      causes: [
        'bid',
        'message',
        'document',
        'service',
        'area',
        'size',
        'business',
        'statement',
        'movedJob',
        'ownJob',
      ],
    },
  },
  types: {
    VendorAgenda: {
      keyFields: ['vendorId'],
      fields: latestOf('nextJobs', 'unreadJobs', 'openBids', 'lostBids', 'changeOrders'),
    },
  },
}
