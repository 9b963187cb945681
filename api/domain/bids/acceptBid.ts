import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { QueryResultRow } from 'pg'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import type { BidTerms } from '../../rules/estimatedTotal.js'
import type { BidStatus, JobStatus } from '../../rules/jobStates.js'
import { cents } from '../../rules/money.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { lockJob, moveJob } from '../jobs/moveJob.js'
import { tell } from '../notices/tell.js'
import { Bid } from './Bid.js'
import { expectOpenBid, hasEnded, isDecided, mayDecide } from './bidPolicy.js'
import { isSameTerms } from './bidTerms.js'

const SEEN = prepared(`select b.job_id as "jobId", b.vendor_id as "vendorId", b.status as "bidStatus",
    j.customer_id as "customerId", j.status as "jobStatus"
  from bids b join jobs j on j.id = b.job_id where b.id = :bidId`)

interface Seen {
  jobId: string
  vendorId: string
  bidStatus: BidStatus
  customerId: string
  jobStatus: JobStatus
}

/** Read without a lock: most of many simultaneous accepts are refused here, without waiting for the job. */
const seeBid = async ({ database }: Context, viewer: Viewer, bidId: string): Promise<Seen> => {
  const [seen] = await rowsOf<Seen & QueryResultRow>(database.pool, SEEN, { bidId })
  if (!seen || !mayDecide(viewer, seen)) throw notFound('Bid')
  return seen
}

/** Locks the job, then the customer and the vendor, then the bids (docs/decisions/0039-order-of-locks.md). */
const lockJobOfBid = async (tx: EntityManager, viewer: Viewer, { jobId, vendorId }: Seen, bidId: string) => {
  const job = await lockJob(tx, jobId)
  const held = await lockActive(tx, viewer, { others: [vendorId] })
  const bids = await tx.find(
    Bid,
    { jobId, $or: [{ status: 'pending' }, { id: bidId }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  )
  return { job, vendor: held.get(vendorId)!, bids, bid: bids.find(({ id }) => id === bidId)! }
}

const tellDecided = (tx: EntityManager, context: Context, { id, jobId, vendorId, price, status }: Bid) =>
  tell(tx, context, {
    kind: status === 'accepted' ? 'bid_accepted' : 'bid_rejected',
    to: [vendorId],
    jobId,
    data: { bidId: id, price },
  })

/**
 * Of any number of simultaneous accepts exactly one succeeds; the other bids are rejected with it (docs/product.md, The
 * marketplace). `price` and `terms` are what the customer saw: a bid changed in the meantime is not accepted unseen.
 */
export async function acceptBid(
  context: Context,
  bidId: string,
  { price, terms }: { price?: string | undefined; terms?: BidTerms | undefined },
): Promise<string> {
  const viewer = await context.signedIn('customer')
  const accept = (seen: Seen) => async (tx: EntityManager) => {
    const { job, vendor, bids, bid } = await lockJobOfBid(tx, viewer, seen, bidId)
    if (job.status !== 'pending') throw conflict('JOB_NOT_OPEN')
    expectOpenBid(bid, job, context.now)
    if (bid.unconfirmedSince) throw conflict('BID_UNCONFIRMED')
    if (price && cents(price) !== cents(bid.price)) throw conflict('BID_CHANGED')
    if (terms && !isSameTerms(terms, bid)) throw conflict('BID_CHANGED')
    if (!vendor.isActive) throw conflict('VENDOR_SUSPENDED')
    for (const each of bids) {
      if (hasEnded(each, context.now)) {
        each.status = 'expired'
        continue
      }
      each.status = each === bid ? 'accepted' : 'rejected'
      each.notChosenAt = each === bid ? null : context.now
      await tellDecided(tx, context, each)
    }
    job.vendorId = bid.vendorId
    job.finalPrice = bid.price
    moveJob(tx, context, viewer, job, 'accept')
    return job.id
  }
  return context.inTurn(async () => {
    const seen = await seeBid(context, viewer, bidId)
    if (seen.jobStatus !== 'pending') throw conflict('JOB_NOT_OPEN')
    if (isDecided({ status: seen.bidStatus })) throw conflict('BID_NOT_PENDING')
    return context.em.transactional(accept(seen))
  })
}

export async function declineBid(context: Context, bidId: string): Promise<void> {
  const viewer = await context.signedIn('customer')
  const decline = (seen: Seen) => async (tx: EntityManager) => {
    const { job, bid } = await lockJobOfBid(tx, viewer, seen, bidId)
    expectOpenBid(bid, job, context.now)
    bid.status = 'rejected'
    await tellDecided(tx, context, bid)
  }
  await context.inTurn(async () => {
    const seen = await seeBid(context, viewer, bidId)
    if (isDecided({ status: seen.bidStatus })) throw conflict('BID_NOT_PENDING')
    return context.em.transactional(decline(seen))
  })
}
