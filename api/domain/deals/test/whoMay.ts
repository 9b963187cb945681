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
  releaseJob: { may: ['vendor'], setup: given(takenJob), tells: ['customer: order_given_back'] },
  findAnotherVendor: {
    may: ['customer'],
    setup: given(async world => ({ ...(await calledOff(world)), newDate: '2026-12-28' })),
    tells: ['vendor: job_taken_back'],
  },
  reportNoShow: {
    may: ['customer'],
    setup: given(async world => ({ ...(await missedJob(world)), newDate: '2026-12-28' })),
    tells: ['vendor: job_taken_back'],
  },
  reopenJob: {
    may: ADMIN,
    setup: given(async world => ({ ...(await takenJob(world)), reason: 'The vendor is suspended' })),
    tells: ['customer: order_reopened', 'vendor: job_taken_back'],
  },
  reassignJob: {
    may: ADMIN,
    setup: given(async world => ({ bidId: await lostBid(world), reason: 'The vendor is suspended' })),
    tells: ['another vendor: job_assigned', 'customer: order_assigned', 'vendor: job_taken_back'],
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
