import { newId } from '../../../platform/ids.js'
import { type Act, admin, customer, input, newcomer, rival, vendor } from '../../../test/pairs/act.js'
import type { Scene } from '../../../test/pairs/scene.js'
import { taskWork } from '../../../test/taskWork.js'
import { withdrawFullBids } from '../withdrawFullBids.js'

export const tasks: Record<string, Act[]> = {
  withdrawFullBids: [
    {
      by: admin,
      run: ({ app }, { rival: { id: vendorId } }) =>
        withdrawFullBids(
          app.context,
          { vendorId, size: '20_yard', eventId: newId() },
          taskWork('withdrawFullBids'),
        ),
    },
  ],
}

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
    { by: customer, variables: ({ rentalBidId }) => ({ bidId: rentalBidId }) },
  ],
  declineBid: [{ by: customer, variables: bid, stage: 'pending' }],
}
