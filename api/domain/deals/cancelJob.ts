import { LockMode } from '@mikro-orm/core'
import { badField } from '../../platform/errors.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { contactProblem } from '../../rules/contacts/contacts.js'
import { type JobMove, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type Acting, act } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { jobToMove } from '../jobs/jobToMove.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'
import { expectNoShow, readDue } from '../visits/expectNoShow.js'
import { moveJob } from '../visits/moveJob.js'
import { leaveVendor } from './leaveVendor.js'

const moveOf = (
  { userType }: Viewer,
  { status }: Job,
  vendorDidNotCome: boolean,
  isNothingDone: boolean,
): JobMove => {
  if (vendorDidNotCome) return 'cancelNoShow'
  if (userType === 'customer' && status === 'in_progress' && isNothingDone) return 'cancelUndone'
  return userType === 'admin' && canMove(jobGraph, status, 'adminCancel') ? 'adminCancel' : 'cancel'
}

interface Cancelling {
  reason?: string | null | undefined
  vendorDidNotCome?: boolean
  /** The fee that the customer saw, by default nothing. */
  feeSeen?: string | null | undefined
}

/** Cancels a job that the transaction has locked. Open bids are rejected, and everyone concerned is notified. */
export async function cancelHeld(
  acting: Acting,
  job: Job,
  { reason, vendorDidNotCome = false, feeSeen }: Cancelling,
): Promise<JobEvent> {
  const { tx, viewer, now } = acting
  // It counts as missed even if the customer does not say why they cancel.
  const due = await readDue(acting, job)
  const isMissed = viewer.userType === 'customer' && due.isMissed
  const isFree = vendorDidNotCome || isMissed || (job.status === 'in_progress' && !due.isNothingDone)
  const move = moveOf(viewer, job, vendorDidNotCome, due.isNothingDone)
  const { event, fee } = await leaveVendor(acting, job, {
    isFree,
    feeSeen,
    move: () => moveJob(acting, job, move, reason),
  })
  event.vendorDidNotCome = vendorDidNotCome || isMissed
  // Not left to the trigger that sums the charges: a second update of the job would lock the accounts that it refers to.
  job.finalPrice = fee
  const open = await tx.find(
    Bid,
    { jobId: job.id, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const hadBid = open.filter(bid => !hasEnded(bid, now))
  for (const bid of open)
    bid.status = makeMove(bidGraph, bid.status, hadBid.includes(bid) ? 'lose' : 'expire', 'system')
  await tellJobMoved(acting, job, event, [job.customerId, job.vendorId, ...hadBid.map(bid => bid.vendorId)])
  return event
}

/**
 * A customer may cancel until the vendor has arrived at the first visit, and after that visit failed; an admin any job that is not completed
 * (docs/product.md, The marketplace).
 */
export const cancelJob = act(
  {
    ...jobToMove('cancel'),
    audited: ({ job }) => ({
      action: 'cancelJob',
      subjectId: job.id,
      facts: { status: job.status },
    }),
  },
  async (acting, { reason, vendorDidNotCome = false, feeSeen }: Cancelling = {}) => {
    const { job, viewer, note } = acting
    // Bidders read it, and contact details aren't shared with them (docs/decisions/0066-contacts-stay-hidden.md).
    const problem = viewer.userType === 'customer' && job.status === 'pending' && contactProblem(reason ?? '')
    if (problem) throw badField('reason', problem)
    // It counts against the vendor. Admins may know it earlier.
    if (vendorDidNotCome && viewer.userType === 'customer')
      await expectNoShow(acting, job, 'vendorDidNotCome')
    const event = await cancelHeld(acting, job, { reason, vendorDidNotCome, feeSeen })
    note({ reason: event.reason, ...(vendorDidNotCome && { vendorDidNotCome }) })
  },
)
