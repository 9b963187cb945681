import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { isVendorLate } from '../../rules/bidExpiry.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { contactProblem } from '../../rules/contacts/contacts.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockOwnJob, moveJob } from '../jobs/moveJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'

/** Cancels a job that the transaction has locked. Open bids are rejected, and everyone concerned is notified. */
export async function cancelHeld(
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  reason?: string | null,
  vendorDidNotCome = false,
) {
  const byAdminAlone = viewer.userType === 'admin' && canMove(jobGraph, job.status, 'adminCancel')
  const event = moveJob(tx, context, viewer, job, byAdminAlone ? 'adminCancel' : 'cancel', reason)
  event.vendorDidNotCome = vendorDidNotCome
  const open = await tx.find(
    Bid,
    { jobId: job.id, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const hadBid = open.filter(bid => !hasEnded(bid, context.now))
  for (const bid of open)
    bid.status = makeMove(bidGraph, bid.status, hadBid.includes(bid) ? 'lose' : 'expire', 'system')
  await tellJobMoved(tx, context, viewer, job, event, [
    job.customerId,
    job.vendorId,
    ...hadBid.map(bid => bid.vendorId),
  ])
  return event
}

const NOT_LATE = 'You can say so once the agreed time has passed'

/** It counts against the vendor, so a customer cannot say it before the vendor is late. An admin may know it earlier. */
const expectMissed = (viewer: Viewer, job: Job, now: Date): void => {
  if (job.vendorId === null || job.status === 'completed') throw conflict('JOB_STATE')
  if (viewer.userType === 'customer' && !isVendorLate(job, now)) throw badField('vendorDidNotCome', NOT_LATE)
}

/**
 * A customer may cancel a pending or accepted job; an admin any job that is not completed (docs/product.md, The
 * marketplace).
 */
export async function cancelJob(
  context: Context,
  jobId: string,
  reason?: string | null,
  vendorDidNotCome = false,
): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.cancel.by)
  await context.act(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'cancel')
    // Bidders read it, with whom no contact is shared (docs/decisions/0066-contacts-stay-hidden.md).
    const problem = viewer.userType === 'customer' && job.status === 'pending' && contactProblem(reason ?? '')
    if (problem) throw badField('reason', problem)
    if (vendorDidNotCome) expectMissed(viewer, job, context.now)
    const before = { status: job.status }
    const event = await cancelHeld(tx, context, viewer, job, reason, vendorDidNotCome)
    if (viewer.userType === 'admin') {
      audit(tx, context, viewer, {
        action: 'cancelJob',
        subjectId: jobId,
        before,
        after: {
          status: job.status,
          reason: event.reason,
          ...(vendorDidNotCome && { vendorDidNotCome }),
        },
      })
    }
  })
}
