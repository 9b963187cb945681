import { changeLists } from '../../apollo/lists.js'
import type { NounCache } from '../../apollo/NounCache.js'
import { addLast } from '../../apollo/updateLists.js'

export const offersCache: NounCache = {
  // Whether a rule can bid follows from these; a size that changes it also changes the service.
  fields: { offerRules: { causes: ['offer_rule', 'bid', 'document', 'service', 'area', 'statement'] } },
  mutations: {
    SaveOfferRule: [addLast('offerRules')],
    DeleteOfferRule: [
      (cache, id: string) =>
        changeLists(cache, 'offerRules', ({ nodes }) =>
          nodes.filter(({ __ref }) => __ref !== `OfferRule:${id}`),
        ),
    ],
    PauseOfferRule: ['audit'],
    ResumeOfferRule: ['audit'],
  },
}
