import { Bid } from '../bids/Bid.js'
import type { Context } from '../context.js'
import { enqueue } from '../queue/enqueue.js'
import { canMove } from '../rules/jobStates.js'
import { lockOwnJob, moveJob } from './moveJob.js'

/** The customer while pending or accepted; an admin anything not completed (DESIGN 3). Open bids are rejected with it. */
export async function cancelJob(context: Context, jobId: string, reason?: string | null): Promise<void> {
  const viewer = await context.signedIn('customer', 'admin')
  await context.em.transactional(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'cancel')
    const byAdminAlone = viewer.userType === 'admin' && canMove(job.status, 'adminCancel')
    moveJob(tx, context, viewer, job, byAdminAlone ? 'adminCancel' : 'cancel', reason)
    const open = await tx.find(Bid, { jobId, status: 'pending' })
    for (const bid of open) bid.status = 'rejected'
    const told = job.vendorId ? [job.vendorId] : open.map(bid => bid.vendorId)
    for (const vendorId of told) await enqueue(tx, 'jobCancelledMail', { jobId, vendorId })
  })
}
