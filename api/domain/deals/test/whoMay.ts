import { dumpsterRental, junkPickup, postRental } from '../../../test/deals.js'
import { ADMIN, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { asInput, given } from '../../../test/security/setups.js'
import { pendingJob, takenJob } from '../../jobs/test/setups.js'
import { calledOff, missedJob } from '../../visits/test/setups.js'
import { lostBid } from './setups.js'

export const mutations: Record<string, Policy> = {
  editJunkPickup: { may: ['customer'], setup: asInput(pendingJob, junkPickup) },
  editDumpsterRental: {
    may: ['customer'],
    setup: asInput(async ({ people }) => ({ jobId: await postRental(people.customer) }), dumpsterRental),
  },
  cancelJob: { may: ['customer', 'admin'], setup: given(pendingJob) },
  releaseJob: { may: ['vendor'], setup: given(takenJob) },
  findAnotherVendor: {
    may: ['customer'],
    setup: given(async world => ({ ...(await calledOff(world)), newDate: '2026-12-28' })),
  },
  reportNoShow: {
    may: ['customer'],
    setup: given(async world => ({ ...(await missedJob(world)), newDate: '2026-12-28' })),
  },
  reopenJob: {
    may: ADMIN,
    setup: given(async world => ({ ...(await takenJob(world)), reason: 'The vendor is suspended' })),
  },
  reassignJob: {
    may: ADMIN,
    setup: given(async world => ({ bidId: await lostBid(world), reason: 'The vendor is suspended' })),
  },
}

export const restPaths: Record<string, PathPolicy> = {
  'PUT /jobs': {
    may: ['customer'],
    request: async world => ({
      body: {
        ...junkPickup,
        ...(await pendingJob(world)),
        type: 'junk_pickup',
        customerId: world.people.customer.id,
      },
    }),
  },
}
