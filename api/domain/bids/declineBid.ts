import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { QueryResultRow } from 'pg'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/moveJob.js'
import { tell } from '../tell.js'
import { Bid } from './Bid.js'
import { isDecided, mayDecide, moveOpenBid } from './bidPolicy.js'

const SEEN =
  prepared(`select b.job_id as "jobId", b.vendor_id as "vendorId", b.status, j.customer_id as "customerId"
  from bids b join jobs j on j.id = b.job_id where b.id = :bidId`)

type Seen = Pick<Bid, 'jobId' | 'vendorId' | 'status'> & Pick<Job, 'customerId'>

/** Reads without a lock, so that most of the acts that race for one bid are refused without waiting for the job. */
const seeBid = async ({ database }: Context, viewer: Viewer, bidId: string): Promise<Seen> => {
  const [seen] = await rowsOf<Seen & QueryResultRow>(database.pool, SEEN, { bidId })
  if (!seen || !mayDecide(viewer, seen)) throw notFound('Bid')
  return seen
}

export async function declineBid(context: Context, bidId: string): Promise<void> {
  const viewer = await context.signedIn(...bidGraph.moves.decline.by)
  const decline =
    ({ jobId, vendorId }: Seen) =>
    async (tx: EntityManager) => {
      const job = await lockJob(tx, jobId)
      await lockActive(tx, viewer, { others: [vendorId] })
      const bid = await tx.findOneOrFail(Bid, bidId, { lockMode: LockMode.PESSIMISTIC_WRITE })
      bid.status = moveOpenBid(bid, job, 'decline', 'customer', context.now)
      const data = { bidId, price: bid.price }
      await tell(tx, context, { kind: 'bid_rejected', to: [vendorId], jobId, data })
    }
  await context.inTurn(async () => {
    const seen = await seeBid(context, viewer, bidId)
    if (isDecided(seen)) throw conflict('BID_NOT_PENDING')
    return context.em.transactional(decline(seen))
  })
}
