import { LockMode } from '@mikro-orm/core'
import { jobGraph } from '../../rules/jobGraph.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import { lockOwnJob, moveJob } from './moveJob.js'
import { tellJobMoved } from './tellJobMoved.js'

/** The vendor starts the job, and the customer is notified. */
export async function startJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.start.by)
  await context.act(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'start')
    const event = moveJob(tx, context, viewer, job, 'start')
    await tellJobMoved(tx, context, viewer, job, event, [job.customerId])
  })
}

/** The vendor completes the job: sets completedDate, and the customer is notified. */
export async function completeJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.complete.by)
  await context.act(async tx => {
    // The vendor's row counts the jobs completed.
    const job = await lockOwnJob(tx, viewer, jobId, 'complete', LockMode.PESSIMISTIC_WRITE)
    const event = moveJob(tx, context, viewer, job, 'complete')
    job.completedDate = context.now
    await tellJobMoved(tx, context, viewer, job, event, [job.customerId])
    const data = { jobEventId: String(event.id) }
    await tell(tx, context, { kind: 'rate_customer', to: [viewer.id], jobId, data })
  })
}
