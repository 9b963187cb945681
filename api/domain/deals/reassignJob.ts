import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { User } from '../accounts/User.js'
import { type Acting, act, type Subject } from '../act.js'
import { Bid } from '../bids/Bid.js'
import { needsCustomerConsent, whyNotAssign } from '../bids/bidPolicy.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { dealOf, lockJob } from '../jobs/jobToMove.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { makeMove } from '../makeMove.js'
import { moveJob } from '../visits/moveJob.js'
import { expectVendor } from './expectVendor.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

interface Reassigned {
  job: Job
  bid: Bid
  /** The accepted one. */
  agreed: Bid | null
  /** The vendor's other bids on the job. */
  others: Bid[]
  held: Map<string, User>
}

/** Another bid on a job under way: locks the job, the admin, the customer and the vendors, and the bids. */
const bidToAssign: Subject<string, Reassigned> = {
  by: bidGraph.moves.assign.by,
  async hold({ tx, viewer }, bidId) {
    const seen = await tx.findOne(Bid, bidId)
    if (!seen) throw notFound('Bid')
    const { jobId, vendorId } = seen
    const job = await lockJob(tx, jobId)
    const parties = [job.customerId, vendorId, ...(job.vendorId ? [job.vendorId] : [])]
    const held = await lockActive(tx, viewer, { others: [...parties, ...(await vendorsNotChosen(tx, job))] })
    const bids = await tx.find(
      Bid,
      { jobId, $or: [{ status: 'accepted' }, { vendorId }] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    )
    const bid = bids.find(({ id }) => id === bidId)!
    return {
      job,
      bid,
      agreed: bids.find(({ status }) => status === bidGraph.moves.assign.to) ?? null,
      held,
      others: bids.filter(each => each.vendorId === vendorId && each !== bid),
    }
  },
  audited: ({ job }) => ({ action: 'reassignJob', subjectId: job.id, facts: dealOf(job) }),
}

const isLater = (a: Bid, b: Bid) =>
  a.createdAt > b.createdAt || (a.createdAt.getTime() === b.createdAt.getTime() && a.id > b.id)

/** The job is open for bids again, with this bid first, because only the customer can agree to pay more. */
const offer = async (acting: Reassigned & Acting, reopened: JobEvent): Promise<void> => {
  const { tx, tell, job, bid, held } = acting
  const { id: jobId, customerId } = job
  const { id: bidId, price, vendorId } = bid
  await tx.nativeUpdate(Bid, { jobId, offeredAt: { $ne: null } }, { offeredAt: null })
  bid.status = makeMove(bidGraph, bid.status, 'offer', 'admin')
  bid.notChosenAt = null
  bid.offeredAt = reopened.createdAt
  await tx.flush()
  const { reason } = reopened
  const offered = { jobEventId: String(reopened.id), price, reason }
  tell('order_offered', { to: [customerId], jobId, data: offered })
  tell('bid_offered', { to: [vendorId], jobId, data: { bidId, price } })
  await invitePreviousBidders(acting, job, held)
}

const assign = async (acting: Reassigned & Acting, reason: string): Promise<void> => {
  const { job, bid } = acting
  job.vendorId = bid.vendorId
  job.finalPrice = bid.price
  bid.status = makeMove(bidGraph, bid.status, 'assign', 'admin')
  bid.notChosenAt = null
  const accepted = await moveJob(acting, job, 'assign', reason)
  await tellJobMoved(acting, job, accepted, [job.customerId, bid.vendorId])
}

/**
 * Moves a job under way to another vendor who has bid on it, at that bid's price, for an admin. The history records
 * both steps. If that costs the customer more, or they had declined the bid, it is offered to them instead.
 */
export const reassignJob = act(
  bidToAssign,
  async (acting, reason: string, vendorSeen?: string | null): Promise<string> => {
    const { now, job, bid, agreed, others, held, note } = acting
    const { vendorId } = job
    makeMove(jobGraph, job.status, 'reopen', 'admin')
    expectVendor(job, vendorSeen)
    const isReplaced = others.some(other => isLater(other, bid))
    const whyNot = whyNotAssign(bid, { holderId: vendorId, isReplaced }, now)
    if (whyNot) throw conflict(whyNot)
    if (!held.get(bid.vendorId)!.isActive) throw conflict('VENDOR_SUSPENDED')
    if (!held.get(job.customerId)!.isActive) throw conflict('CUSTOMER_SUSPENDED')
    const needsYes = needsCustomerConsent(bid, agreed)
    const reopened = await takeFromVendor(acting, job, 'reopen', reason)
    await tellJobMoved(acting, job, reopened, [vendorId])
    note({ reason: reopened.reason })
    if (needsYes) {
      await offer(acting, reopened)
      note({ offeredVendorId: bid.vendorId, offeredPrice: bid.price })
    } else await assign(acting, reason)
    return job.id
  },
)
