import { firstWindowStart } from '../../rules/bids/bidExpiry.js'
import { act } from '../act.js'
import { jobToMove } from '../jobs/jobToMove.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

/**
 * The vendor releases an accepted job: it is pending again, the bid is withdrawn and the customer notified; the bids
 * that had lost to it come back (docs/product.md, The marketplace).
 */
export const releaseJob = act(
  jobToMove('release', { others: vendorsNotChosen }),
  async (acting, reason?: string | null) => {
    const { job, held } = acting
    const event = await takeFromVendor(acting, job, 'release', reason)
    event.firstWindow = firstWindowStart(job)
    await tellJobMoved(acting, job, event, [job.customerId])
    await invitePreviousBidders(acting, job, held)
  },
)
