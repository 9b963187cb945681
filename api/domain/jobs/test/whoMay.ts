import { dumpsterRental, junkPickup } from '../../../test/deals.js'
import { CUSTOMERS, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { given, ofCustomer, ofVendor, some, vendorInPath } from '../../../test/security/setups.js'
import { pendingJob, takenJob } from './setups.js'

export const mutations: Record<string, Policy> = {
  requestJunkPickup: { may: CUSTOMERS, setup: some({ input: junkPickup }), tells: ['vendor: job_posted'] },
  requestDumpsterRental: {
    may: CUSTOMERS,
    setup: some({ input: dumpsterRental }),
    tells: ['vendor: job_posted'],
  },
  hideAddress: { may: ['customer'], setup: given(takenJob) },
}

export const queries: Record<string, Policy> = {
  job: {
    may: ['customer', 'vendor', 'admin'],
    setup: given(async world => ({ id: (await takenJob(world)).jobId })),
  },
  savedAddresses: { may: CUSTOMERS },
  customerJobs: { may: ['customer', 'admin'], setup: ofCustomer },
  availableJobs: { may: ['vendor', 'admin'], setup: ofVendor },
  vendorJobs: { may: ['vendor', 'admin'], setup: ofVendor },
  earnedJobs: { may: ['vendor', 'admin'], setup: ofVendor },
}

/** The same query with another setup. */
export const moreQueries: [string, Policy][] = [
  // A vendor in the area can see it in order to bid.
  [
    'job',
    {
      may: ['customer', 'vendor', 'admin'],
      setup: given(async world => ({ id: (await pendingJob(world)).jobId })),
    },
  ],
]

export const restPaths: Record<string, PathPolicy> = {
  'POST /jobs': {
    may: ['customer'],
    request: async ({ people }) => ({
      body: { ...junkPickup, type: 'junk_pickup', customerId: people.customer.id },
    }),
  },
  'GET /jobs/customer/:customerId': {
    may: ['customer', 'admin'],
    request: async ({ people }) => ({ path: { customerId: people.customer.id } }),
  },
  'GET /jobs/available/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
  'GET /jobs/vendor/:vendorId': { may: ['vendor', 'admin'], request: vendorInPath },
}
