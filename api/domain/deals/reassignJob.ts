import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { Bid } from '../bids/Bid.js'
import { needsCustomersYes } from '../bids/bidPolicy.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { dealOf, lockJob, moveJob } from '../jobs/moveJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import { expectVendor } from './expectVendor.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

/**
 * Locks the job, then the admin, the customer and the vendors, then the bids (docs/decisions/0039-order-of-locks.md).
 */
const lockJobOfBid = async (tx: EntityManager, viewer: Viewer, bidId: string) => {
  const seen = await tx.findOne(Bid, bidId)
  if (!seen) throw notFound('Bid')
  const { jobId, vendorId } = seen
  const job = await lockJob(tx, jobId)
  const parties = [job.customerId, vendorId, ...(job.vendorId ? [job.vendorId] : [])]
  const others = [...parties, ...(await vendorsNotChosen(tx, job))]
  const held = await lockActive(tx, viewer, { others })
  const bids = await tx.find(
    Bid,
    { jobId, $or: [{ status: 'accepted' }, { vendorId }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  )
  return {
    job,
    held,
    bid: bids.find(({ id }) => id === bidId)!,
    others: bids.filter(each => each.vendorId === vendorId && each.id !== bidId),
  }
}

const isLater = (a: Bid, b: Bid) =>
  a.createdAt > b.createdAt || (a.createdAt.getTime() === b.createdAt.getTime() && a.id > b.id)

/**
 * Refuses a bid that its vendor isn't bound by, or no longer is: `viewerCanAssign` in bids/bidRows.ts is the same in
 * SQL.
 */
const expectStanding = (bid: Bid, others: Bid[], holder: string | null, now: Date): void => {
  const isReplaced = others.some(other => isLater(other, bid))
  if (bid.vendorId === holder || isReplaced) throw conflict('BID_NOT_PENDING')
  makeMove(bidGraph, bid.status, 'assign', 'admin')
  if (bid.expiresAt <= now) throw conflict('BID_EXPIRED')
  if (bid.unconfirmedSince) throw conflict('BID_UNCONFIRMED')
}

const NEEDS_YES = `select ${needsCustomersYes(columnsOf<Bid>('b'))} as "needsYes" from bids b where b.id = :bidId`

/** The job is open for bids again, with this bid first, because only the customer can agree to pay more. */
const offer = async (
  tx: EntityManager,
  context: Context,
  { job, bid, held }: Awaited<ReturnType<typeof lockJobOfBid>>,
  reopened: JobEvent,
): Promise<void> => {
  const { id: jobId, customerId } = job
  const { id: bidId, price, vendorId } = bid
  await tx.nativeUpdate(Bid, { jobId, offeredAt: { $ne: null } }, { offeredAt: null })
  bid.status = makeMove(bidGraph, bid.status, 'offer', 'admin')
  bid.notChosenAt = null
  bid.offeredAt = reopened.createdAt
  await tx.flush()
  const { reason } = reopened
  const offered = { jobEventId: String(reopened.id), price, reason }
  await tell(tx, context, { kind: 'order_offered', to: [customerId], jobId, data: offered })
  await tell(tx, context, { kind: 'bid_offered', to: [vendorId], jobId, data: { bidId, price } })
  await invitePreviousBidders(tx, context, job, held)
}

/**
 * Moves a job under way to another vendor who has bid on it, at that bid's price, for an admin. The history records
 * both steps. If that costs the customer more, or they had declined the bid, it is offered to them instead.
 */
export async function reassignJob(
  context: Context,
  bidId: string,
  reason: string,
  vendorSeen?: string | null,
): Promise<string> {
  const viewer = await context.signedIn(...bidGraph.moves.assign.by)
  return context.act(async tx => {
    const locked = await lockJobOfBid(tx, viewer, bidId)
    const { job, bid, held } = locked
    const before = dealOf(job)
    makeMove(jobGraph, job.status, 'reopen', 'admin')
    expectVendor(job, vendorSeen)
    expectStanding(bid, locked.others, before.vendorId, context.now)
    if (!held.get(bid.vendorId)!.isActive) throw conflict('VENDOR_SUSPENDED')
    if (!held.get(job.customerId)!.isActive) throw conflict('CUSTOMER_SUSPENDED')
    const [agreed] = await executeNamed<{ needsYes: boolean }>(tx, NEEDS_YES, { bidId })
    const reopened = await takeFromVendor(tx, context, viewer, job, 'reopen', reason)
    await tellJobMoved(tx, context, viewer, job, reopened, [before.vendorId])
    const done = { ...dealOf(job), reason: reopened.reason }
    if (agreed!.needsYes) {
      await offer(tx, context, locked, reopened)
      const after = { ...done, offeredVendorId: bid.vendorId, offeredPrice: bid.price }
      audit(tx, context, viewer, { action: 'reassignJob', subjectId: job.id, before, after })
      return job.id
    }
    job.vendorId = bid.vendorId
    job.finalPrice = bid.price
    bid.status = makeMove(bidGraph, bid.status, 'assign', 'admin')
    bid.notChosenAt = null
    const accepted = moveJob(tx, context, viewer, job, 'assign', reason)
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
