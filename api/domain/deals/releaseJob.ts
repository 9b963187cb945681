import { firstWindowStart } from '../../rules/bidExpiry.js'
import { jobGraph } from '../../rules/jobGraph.js'
import type { Context } from '../context.js'
import { lockOwnJobAnd } from '../jobs/moveJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

/**
 * The vendor releases an accepted job: it is pending again, the bid is withdrawn and the customer notified; the bids
 * that had lost to it come back (docs/product.md, The marketplace).
 */
export async function releaseJob(context: Context, jobId: string, reason?: string | null): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.release.by)
  await context.act(async tx => {
    const { job, held } = await lockOwnJobAnd(tx, viewer, jobId, 'release', vendorsNotChosen)
    const event = await takeFromVendor(tx, context, viewer, job, 'release', reason)
    event.firstWindow = firstWindowStart(job)
    await tellJobMoved(tx, context, viewer, job, event, [job.customerId])
    await invitePreviousBidders(tx, context, job, held)
  })
}
