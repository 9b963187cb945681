import type { PathPolicy, Policy } from '../../../test/security/policies.js'
import { asInput, given } from '../../../test/security/setups.js'
import { pendingJob } from '../../jobs/test/setups.js'
import { openBid, unconfirmedBid } from './setups.js'

const bidId = given(async world => ({ bidId: (await openBid(world)).bidId }))

export const mutations: Record<string, Policy> = {
  submitBid: {
    may: ['vendor'],
    setup: asInput(pendingJob, { price: '99.50' }),
    // The reason is in docs/product.md, The marketplace. The viewer must already know the job's random id.
    refusedAs: { otherVendor: 'CONFLICT' },
    tells: ['customer: bid_received'],
  },
  changeBid: {
    may: ['vendor'],
    setup: asInput(async world => ({ bidId: (await openBid(world)).bidId }), { price: '98.50' }),
    tells: ['customer: bid_changed'],
  },
  confirmBid: { may: ['vendor'], setup: given(unconfirmedBid), tells: ['customer: bid_confirmed'] },
  withdrawBid: { may: ['vendor'], setup: bidId, tells: ['customer: bid_withdrawn'] },
  acceptBid: { may: ['customer'], setup: bidId, tells: ['customer: order_accepted', 'vendor: bid_accepted'] },
  declineBid: { may: ['customer'], setup: bidId, tells: ['vendor: bid_rejected'] },
}

export const restPaths: Record<string, PathPolicy> = {
  'POST /bids/confirm': { may: ['vendor'], request: async world => ({ body: await unconfirmedBid(world) }) },
  'POST /bids': {
    may: ['vendor'],
    request: async world => ({
      body: { ...(await pendingJob(world)), vendorId: world.people.vendor.id, price: '99.50' },
    }),
  },
}
