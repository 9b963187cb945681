import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { Job } from './Job.js'
import { lockOwnJob, moveJob } from './moveJob.js'
import { tellJobMoved } from './tellJobMoved.js'

/** A job is not completed while a proposal is open; one that is over by its time no longer counts. */
const expectNoOpenChange = async (tx: EntityManager, { now }: Context, { id }: Job): Promise<void> => {
  const open = await tx.execute(
    "select id from change_orders where job_id = ? and status = 'proposed' and expires_at > ?",
    [id, now],
  )
  if (open.length > 0) throw conflict('CHANGE_OPEN')
}

/** Completes a job that the transaction has locked along with its vendor, for the last visit too. */
export async function completeHeld(
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  by?: 'system',
): Promise<void> {
  await expectNoOpenChange(tx, context, job)
  const event = moveJob(tx, context, viewer, job, 'complete', null, by)
  job.completedDate = context.now
  await tellJobMoved(tx, context, viewer, job, event, [job.customerId])
  const data = { jobEventId: String(event.id) }
  await tell(tx, context, { kind: 'rate_customer', to: [job.vendorId], jobId: job.id, data })
}

/** The vendor starts the job, and the customer is notified. */
export async function startJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'start')
    const event = moveJob(tx, context, viewer, job, 'start')
    await tellJobMoved(tx, context, viewer, job, event, [job.customerId])
  })
}

/** The vendor completes the job: sets completedDate, and the customer is notified. */
export async function completeJob(context: Context, jobId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    // The vendor's row counts the jobs completed.
    const job = await lockOwnJob(tx, viewer, jobId, 'complete', LockMode.PESSIMISTIC_WRITE)
    await completeHeld(tx, context, viewer, job)
  })
}
