import type { NounCache } from '../../apollo/NounCache.js'
import { refetch } from '../../apollo/updateLists.js'

export const bidsCache: NounCache = {
  mutations: { SubmitBid: [refetch('vendorAgenda')] },
}
