import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField } from '../../platform/errors.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { cents } from '../../rules/cents.js'
import { contactProblem } from '../../rules/contacts/contacts.js'
import { type JobMove, jobGraph } from '../../rules/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import { bookCancellation, readCancellationFee } from '../charges/bookCharge.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockOwnJob, moveJob } from '../jobs/moveJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'
import { expectNoShow, wasMissed } from '../visits/expectNoShow.js'

const moveOf = ({ userType }: Viewer, { status }: Job, vendorDidNotCome: boolean): JobMove => {
  if (vendorDidNotCome) return 'cancelNoShow'
  return userType === 'admin' && canMove(jobGraph, status, 'adminCancel') ? 'adminCancel' : 'cancel'
}

/** Only a customer pays, and only for leaving a vendor who would come. */
const feeFor = async (
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  vendorDidNotCome: boolean,
): Promise<string> =>
  viewer.userType === 'customer' && job.status === 'accepted' && !vendorDidNotCome
    ? await readCancellationFee(tx, context, job.id)
    : '0.00'

/** Cancels a job that the transaction has locked. Open bids are rejected, and everyone concerned is notified. */
export async function cancelHeld(
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  job: Job,
  reason?: string | null,
  vendorDidNotCome = false,
  feeSeen?: string | null,
) {
  // It counts as missed even if the customer does not say why they cancel.
  const isMissed =
    viewer.userType === 'customer' && job.status === 'accepted' && (await wasMissed(tx, context, job))
  const fee = await feeFor(tx, context, viewer, job, vendorDidNotCome || isMissed)
  // Nobody pays what they have not seen.
  if (cents(fee) > cents(feeSeen ?? '0')) throw conflict('FEE_CHANGED')
  const event = moveJob(tx, context, viewer, job, moveOf(viewer, job, vendorDidNotCome), reason)
  event.vendorDidNotCome = vendorDidNotCome || isMissed
  const costs = cents(fee) > 0n
  if (costs) await bookCancellation(tx, context, job, fee)
  // Not left to the trigger that sums the charges: a second update of the job would lock the accounts that it refers to.
  job.finalPrice = costs ? fee : null
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

/**
 * A customer may cancel a pending or accepted job, and one that nobody came to; an admin any job that is not completed
 * (docs/product.md, The marketplace).
 */
export async function cancelJob(
  context: Context,
  jobId: string,
  reason?: string | null,
  vendorDidNotCome = false,
  feeSeen?: string | null,
): Promise<void> {
  const viewer = await context.signedIn(...jobGraph.moves.cancel.by)
  await context.act(async tx => {
    const job = await lockOwnJob(tx, viewer, jobId, 'cancel')
    // Bidders read it, and contact details aren't shared with them (docs/decisions/0066-contacts-stay-hidden.md).
    const problem = viewer.userType === 'customer' && job.status === 'pending' && contactProblem(reason ?? '')
    if (problem) throw badField('reason', problem)
    // It counts against the vendor. Admins may know it earlier.
    if (vendorDidNotCome && viewer.userType === 'customer')
      await expectNoShow(tx, context, job, 'vendorDidNotCome')
    const before = { status: job.status }
    const event = await cancelHeld(tx, context, viewer, job, reason, vendorDidNotCome, feeSeen)
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
