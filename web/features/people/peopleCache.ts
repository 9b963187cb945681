import type { NounCache } from '../../apollo/NounCache.js'
import { latest } from '../../apollo/policies.js'
import { addLast, refetch } from '../../apollo/updateLists.js'

export const peopleCache: NounCache = {
  fields: { people: { policy: latest, causes: ['person'] } },
  mutations: {
    InvitePerson: [addLast('people')],
    RemovePerson: [refetch('people')],
  },
}
