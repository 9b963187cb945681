import { type Act, customer, input, newcomer, rival, vendor } from '../../../test/pairs/act.js'
import type { Scene } from '../../../test/pairs/scene.js'

const bid = ({ bidId }: Scene) => ({ bidId })

export const acts: Record<string, Act[]> = {
  submitBid: [
    { by: newcomer, variables: input(({ jobId }) => ({ jobId, price: '99.50' })), stage: 'pending' },
  ],
  changeBid: [{ by: vendor, variables: input(({ bidId }) => ({ bidId, price: '98.50' })), stage: 'pending' }],
  confirmBid: [{ by: rival, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' }],
  withdrawBid: [
    { by: vendor, variables: bid, stage: 'pending' },
    { by: rival, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' },
  ],
  acceptBid: [
    { by: customer, variables: bid, stage: 'pending' },
    { by: customer, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' },
  ],
  declineBid: [{ by: customer, variables: bid, stage: 'pending' }],
}
