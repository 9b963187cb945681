import type { Entity } from '../../apollo/lists.js'
import type { NounCache } from '../../apollo/NounCache.js'
import { latestOf, pages } from '../../apollo/policies.js'
import { refetch, refetchFiltered } from '../../apollo/updateLists.js'
import { type PlacedJob, placeJob } from './placeJob.js'

const MANAGED = [
  refetchFiltered('jobs'),
  refetch('availableJobs', 'jobsUnderWay'),
  'adminWork',
  'audit',
] as const

export const jobsCache: NounCache = {
  fields: {
    // The server says in which lists a job is: placeJob.ts.
    customerJobs: { policy: pages('customerId', 'unfinished', 'status', 'type', 'search') },
    vendorJobs: { policy: pages('vendorId', 'sort') },
    // The vendor's right to bid and their rate depend on these; a change of sizes also changes the service. An overdue statement stops
    // new bids.
    availableJobs: {
      policy: pages('vendorId', 'type', 'zipCode', 'date', 'sort'),
      causes: ['document', 'service', 'area', 'stock', 'statement', 'settings', 'offer_rule'],
    },
    jobsUnderWay: { causes: ['movedJob'] },
    job: {
      policy: {
        read: (existing, { args, toReference }) =>
          existing ?? toReference({ __typename: 'Job', id: args?.id }),
      },
    },
  },
  types: {
    Job: {
      fields: {
        bids: pages(),
        messages: pages(),
        ...latestOf('history', 'ratings', 'images', 'lists', 'visits'),
        ...latestOf(
          'charges',
          'changeOrders',
          'changeOrdersToDecide',
          'ledger',
          'payments',
          'paymentHandles',
          'waysToPay',
        ),
      },
    },
  },
  mutations: {
    HideAddress: [
      (cache, left: Entity[]) => {
        cache.modify({ fields: { savedAddresses: () => left } })
      },
    ],
    StartJob: ['ownJob'],
    CompleteJob: ['ownJob'],
    CancelAnyJob: MANAGED,
    ReopenJob: MANAGED,
    ReassignJob: MANAGED,
  },
  answers: {
    Job: (cache, job: PlacedJob) => {
      if (job.lists)
        placeJob(cache, job, stored => cache.modify({ fields: { [stored]: (_, { DELETE }) => DELETE } }))
    },
  },
}
