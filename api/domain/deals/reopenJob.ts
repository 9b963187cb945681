import { isJobPast } from '../../rules/jobDates.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { dealOf, lockOwnJobAnd } from '../jobs/moveJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { expectVendor } from './expectVendor.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

/**
 * An admin takes a job under way from its vendor and reopens it for bids. Past its date nobody could bid on it, so it
 * can only be reassigned or cancelled.
 */
export async function reopenJob(
  context: Context,
  jobId: string,
  reason: string,
  vendorSeen?: string | null,
): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.reopen.by)
  await context.act(async tx => {
    const { job, held } = await lockOwnJobAnd(tx, viewer, jobId, 'reopen', vendorsNotChosen)
    const before = dealOf(job)
    if (canMove(jobGraph, job.status, 'reopen')) {
      if (isJobPast(job, context.now)) throw conflict('JOB_EXPIRED')
      expectVendor(job, vendorSeen)
    }
    const event = await takeFromVendor(tx, context, viewer, job, 'reopen', reason)
    await tellJobMoved(tx, context, viewer, job, event, [job.customerId, before.vendorId])
    await invitePreviousBidders(tx, context, job, held)
    audit(tx, context, viewer, {
      action: 'reopenJob',
      subjectId: jobId,
      before,
      after: { ...dealOf(job), reason: event.reason },
    })
  })
}
