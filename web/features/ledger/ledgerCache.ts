import type { NounCache } from '../../apollo/NounCache.js'
import { latest, pages } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

export const ledgerCache: NounCache = {
  fields: {
    earnedJobs: { policy: pages('vendorId') },
    // A job changes with its charges and fees.
    vendorEarnings: { policy: latest, causes: ['movedJob', 'ownJob'] },
    vendorEarnedMonths: { policy: latest, causes: ['movedJob', 'ownJob'] },
  },
  mutations: { WaiveFee: [refetch('feeTotals'), 'audit'] },
}
