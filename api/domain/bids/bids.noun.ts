import { noun } from '../noun.js'
import { Bid } from './Bid.js'
import { BidResolver } from './BidResolver.js'
import { bidsInWorklist, unansweredJobs } from './BidsInWorklist.js'
import { bidsOfJob, bidsOfOfferedJob } from './BidsOfJob.js'
import { BidsOfJobResolver } from './BidsOfJobResolver.js'
import { bidNoticeMails } from './bidNoticeMails.js'
import { bidRoutes } from './bidRoutes.js'
import { exported } from './userData.js'
import { withdrawFullBids } from './withdrawFullBids.js'

export const bids = noun({
  name: 'bids',
  why: 'A bid is on a job, unless a statement is overdue.',
  adds: [bidsOfJob, bidsOfOfferedJob, bidsInWorklist],
  needs: { unanswered: unansweredJobs.from },
  entities: [Bid],
  resolvers: [BidResolver, BidsOfJobResolver],
  rest: bidRoutes,
  tasks: { withdrawFullBids },
  exported,
  mails: bidNoticeMails,
})
