import type { OrderCard_JobFragment } from '../../generated/graphql.js'

type Bidden = Pick<OrderCard_JobFragment, 'status' | 'openBidCount'>

/** What an order is waiting for, in a few words. */
export const bidsLine = ({ status, openBidCount: open }: Bidden): { words: string; isNews: boolean } => {
  switch (status) {
    case 'accepted':
      return { words: 'Vendor booked', isNews: false }
    case 'in_progress':
      return { words: 'Work under way', isNews: false }
    case 'completed':
      return { words: 'Done', isNews: false }
    case 'cancelled':
      return { words: 'Cancelled', isNews: false }
    default:
      if (open === 0) return { words: 'Waiting for bids', isNews: false }
      return { words: open === 1 ? '1 open bid' : `${open} open bids`, isNews: true }
  }
}
