import { ACCEPT_BID } from '../../../test/deals.js'
import { type Case, people, withTwoBids } from '../../notices/test/telling.js'

export const cases: Case[] = [
  {
    what: 'another bid is accepted',
    before: () => withTwoBids(),
    act: ({ bidId }) => people().customer.ask(ACCEPT_BID, { bidId }),
    told: ['another vendor: bid_rejected', 'customer: order_accepted', 'vendor: bid_accepted'],
  },
]
