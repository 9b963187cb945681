import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { canMove } from '../../rules/jobStates.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded } from '../bids/bidPolicy.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { lockJob, moveJob } from '../jobs/moveJob.js'
import { takeFromVendor } from '../jobs/takeFromVendor.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { audit, dealOf } from './audit.js'
import { expectVendor } from './expectVendor.js'

/**
 * Locks the job, then the admin, the customer and the vendor, then the bids (docs/decisions/0039-order-of-locks.md).
 */
const lockJobOfBid = async (tx: EntityManager, viewer: Viewer, bidId: string) => {
  const seen = await tx.findOne(Bid, bidId)
  if (!seen) throw notFound('Bid')
  const { jobId, vendorId } = seen
  const job = await lockJob(tx, jobId)
  const held = await lockActive(tx, viewer, { others: [job.customerId, vendorId] })
  const bids = await tx.find(
    Bid,
    { jobId, $or: [{ status: 'accepted' }, { vendorId }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  )
  return {
    job,
    customer: held.get(job.customerId)!,
    vendor: held.get(vendorId)!,
    bid: bids.find(({ id }) => id === bidId)!,
    others: bids.filter(each => each.vendorId === vendorId && each.id !== bidId),
  }
}

const isLater = (a: Bid, b: Bid) =>
  a.createdAt > b.createdAt || (a.createdAt.getTime() === b.createdAt.getTime() && a.id > b.id)

/** Pending or declined, and the vendor's latest bid on the job. */
const stands = (bid: Bid, others: Bid[], now: Date) =>
  ['pending', 'rejected'].includes(bid.status) &&
  !hasEnded(bid, now) &&
  !others.some(other => isLater(other, bid))

/**
 * An admin assigns a job under way to another vendor who has bid on it, at that bid's price. The history records both
 * steps. `viewerCanAssign` in bids/bidRows.ts is the same in SQL.
 */
export async function reassignJob(
  context: Context,
  bidId: string,
  reason: string,
  vendorSeen?: string | null,
): Promise<string> {
  const viewer = await context.signedIn('admin')
  return context.act(async tx => {
    const { job, customer, vendor, bid, others } = await lockJobOfBid(tx, viewer, bidId)
    const before = dealOf(job)
    if (!canMove(job.status, 'reopen')) throw conflict('JOB_STATE')
    expectVendor(job, vendorSeen)
    if (bid.vendorId === before.vendorId || !stands(bid, others, context.now))
      throw conflict('BID_NOT_PENDING')
    if (bid.unconfirmedSince) throw conflict('BID_UNCONFIRMED')
    if (!vendor.isActive) throw conflict('VENDOR_SUSPENDED')
    if (!customer.isActive) throw conflict('CUSTOMER_SUSPENDED')
    const reopened = await takeFromVendor(tx, context, viewer, job, 'reopen', reason)
    await tellJobMoved(tx, context, viewer, job, reopened, [before.vendorId])
    job.vendorId = bid.vendorId
    job.finalPrice = bid.price
    bid.status = 'accepted'
    bid.notChosenAt = null
    const accepted = moveJob(tx, context, viewer, job, 'accept', reason)
    await tellJobMoved(tx, context, viewer, job, accepted, [job.customerId, bid.vendorId])
    audit(tx, context, viewer, {
      action: 'reassignJob',
      subjectId: job.id,
      before,
      after: { ...dealOf(job), reason: accepted.reason },
    })
    return job.id
  })
}
