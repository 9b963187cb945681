import type { Reference } from '@apollo/client'
import { changeLists } from '../../apollo/lists.js'
import type { NounCache, Update } from '../../apollo/NounCache.js'
import { latestOf } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

/** Sets the only field that follows from sizes, which are on screen while they are changed. */
const setRates: Update = (cache, answer, input) => {
  let hasRates: boolean | undefined
  changeLists(cache, 'dumpsterSizes', ({ nodes, readField }) => {
    hasRates = nodes.some(
      size => readField('rentalSize', size) !== null && readField('usualPrice', size) !== null,
    )
    return nodes
  })
  if (hasRates === undefined) return refetch('vendorAgenda')(cache, answer, input)
  cache.modify<{ vendorAgenda: Reference }>({
    fields: {
      vendorAgenda: agenda => {
        if (agenda) cache.modify({ id: agenda.__ref, fields: { hasRates: () => hasRates } })
        return agenda
      },
    },
  })
}

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
      setByOwnActs: ['size'],
    },
  },
  types: {
    VendorAgenda: {
      keyFields: ['vendorId'],
      fields: latestOf('nextJobs', 'unreadJobs', 'openBids', 'lostBids', 'changeOrders'),
    },
  },
  mutations: { AddDumpsterSize: [setRates], UpdateDumpsterSize: [setRates], RemoveDumpsterSize: [setRates] },
}
