import type { NounCache } from '../../apollo/NounCache.js'
import { latest, latestOf } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

export const boardCache: NounCache = {
  fields: {
    // A job changes with its visits.
    board: { policy: { keyArgs: ['vendorId', 'day'], ...latest }, causes: ['ownJob', 'person', 'stock'] },
    boardWeek: { policy: { keyArgs: ['vendorId', 'from'], ...latest }, causes: ['ownJob'] },
  },
  types: {
    Board: { keyFields: ['vendorId', 'day'], fields: latestOf('people', 'visits', 'units') },
  },
  // The server orders the column.
  mutations: { AssignVisit: [refetch('board', 'boardWeek')] },
}
