import { changeLists } from '../../apollo/lists.js'
import type { NounCache, Update } from '../../apollo/NounCache.js'
import { addLast, refetch } from '../../apollo/updateLists.js'

const remove =
  (field: string, type: string): Update =>
  (cache, id: string) =>
    changeLists(cache, field, ({ nodes }) => nodes.filter(({ __ref }) => __ref !== `${type}:${id}`))

export const offersCache: NounCache = {
  // Whether a rule can bid follows from these; a size that changes it also changes the service.
  fields: {
    offerRules: { causes: ['offer_rule', 'bid', 'document', 'service', 'area', 'statement'] },
    haulRules: { causes: ['haul_rule', 'bid', 'document', 'service', 'area', 'statement'] },
  },
  mutations: {
    SaveOfferRule: [addLast('offerRules')],
    DeleteOfferRule: [remove('offerRules', 'OfferRule')],
    SaveHaulRule: [addLast('haulRules')],
    DeleteHaulRule: [remove('haulRules', 'HaulRule')],
    // Its answer has only the rules for rentals.
    TurnOffersOffToday: [refetch('haulRules')],
    PauseOfferRule: ['audit'],
    ResumeOfferRule: ['audit'],
    PauseHaulRule: ['audit'],
    ResumeHaulRule: ['audit'],
  },
}
