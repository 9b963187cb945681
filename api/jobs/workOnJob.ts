import { Bid } from '../bids/Bid.js'
import type { Context } from '../context.js'
import { lockOwnJob, moveJob } from './moveJob.js'

/** The vendor begins. */
export async function startJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.em.transactional(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'start')
    moveJob(tx, context, viewer, job, 'start')
  })
}

/** The vendor is done: sets completedDate. */
export async function completeJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.em.transactional(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'complete')
    moveJob(tx, context, viewer, job, 'complete')
    job.completedDate = context.now
  })
}

/** The vendor gives an accepted job back: it is pending again and the bid withdrawn (DESIGN 3). */
export async function releaseJob(context: Context, jobId: string, reason?: string | null): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.em.transactional(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'release')
    moveJob(tx, context, viewer, job, 'release', reason)
    job.vendorId = null
    job.finalPrice = null
    await tx.nativeUpdate(Bid, { jobId, status: 'accepted' }, { status: 'withdrawn' })
  })
}
