import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { lockJob, moveJob } from '../jobs/moveJob.js'
import { enqueue } from '../queue/enqueue.js'
import { cents } from '../rules/money.js'
import { conflict, notFound } from '../shared/errors.js'
import { Bid } from './Bid.js'
import { isOpenBid, mayDecide } from './bidPolicy.js'

/**
 * The job first, then the vendor, then the bids: every act locks in this order, so none waits for the other forever.
 * Holding the vendor keeps the account from being suspended or closed meanwhile.
 */
const lockJobOfBid = async (tx: EntityManager, viewer: Viewer, bidId: string) => {
  const found = await tx.findOne(Bid, bidId)
  if (!found) throw notFound('Bid')
  const { jobId, vendorId } = found
  const job = await lockJob(tx, jobId)
  if (!mayDecide(viewer, job)) throw notFound('Bid')
  const vendor = await tx.findOneOrFail(User, vendorId, { lockMode: LockMode.PESSIMISTIC_READ })
  const bids = await tx.find(
    Bid,
    { jobId, $or: [{ status: 'pending' }, { id: bidId }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  )
  return { job, vendor, bids, bid: bids.find(({ id }) => id === bidId)! }
}

/**
 * Of any number of accepts at once exactly one wins; the other bids are rejected with it (DESIGN 3).
 * `price` is what the customer saw: a bid that was changed meanwhile is not accepted unseen.
 */
export async function acceptBid(context: Context, bidId: string, price?: string | null): Promise<string> {
  const viewer = await context.signedIn('customer')
  return context.em.transactional(async tx => {
    const { job, vendor, bids, bid } = await lockJobOfBid(tx, viewer, bidId)
    if (job.status !== 'pending') throw conflict('JOB_NOT_OPEN')
    if (!isOpenBid(bid)) throw conflict('BID_NOT_PENDING')
    if (price && cents(price) !== cents(bid.price)) throw conflict('BID_CHANGED')
    if (!vendor.isActive) throw conflict('VENDOR_SUSPENDED')
    for (const each of bids) {
      each.status = each === bid ? 'accepted' : 'rejected'
      await enqueue(tx, 'bidDecidedMail', { bidId: each.id })
    }
    job.vendorId = bid.vendorId
    job.finalPrice = bid.price
    moveJob(tx, context, viewer, job, 'accept')
    return job.id
  })
}

export async function declineBid(context: Context, bidId: string): Promise<void> {
  const viewer = await context.signedIn('customer')
  await context.em.transactional(async tx => {
    const { bid } = await lockJobOfBid(tx, viewer, bidId)
    if (!isOpenBid(bid)) throw conflict('BID_NOT_PENDING')
    bid.status = 'rejected'
    await enqueue(tx, 'bidDecidedMail', { bidId })
  })
}
