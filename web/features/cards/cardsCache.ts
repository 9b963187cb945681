import type { NounCache } from '../../apollo/NounCache.js'
import { refetch } from '../../apollo/updateLists.js'

export const cardsCache: NounCache = {
  types: { Cards: { merge: true } },
  mutations: {
    ConnectPayments: [refetch('business')],
    DisconnectPayments: [refetch('business'), refetch('vendorProfile')],
  },
}
