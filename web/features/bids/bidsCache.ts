import type { NounCache } from '../../apollo/NounCache.js'

export const bidsCache: NounCache = {
  mutations: { SubmitBid: ['bid'] },
}
