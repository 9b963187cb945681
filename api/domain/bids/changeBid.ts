import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { isJobPast } from '../../rules/jobDates.js'
import { orNull } from '../../rules/text.js'
import { countMade } from '../accounts/countMade.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { Bid } from './Bid.js'
import { isOpenBid, isOwnBid } from './bidPolicy.js'
import type { ChangeBidInput } from './inputs.js'

const lockOwnBid = async (tx: EntityManager, viewer: Viewer, bidId: string): Promise<Bid> => {
  const bid = await tx.findOne(Bid, bidId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!bid || !isOwnBid(viewer, bid)) throw notFound('Bid')
  if (!isOpenBid(bid)) throw conflict('BID_NOT_PENDING')
  return bid
}

export async function changeBid(context: Context, { bidId, price, message }: ChangeBidInput): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    const bid = await lockOwnBid(tx, viewer, bidId)
    if (isJobPast(await tx.findOneOrFail(Job, bid.jobId), context.now)) throw conflict('JOB_EXPIRED')
    bid.price = price
    bid.message = orNull(message)
  })
}

export async function withdrawBid(context: Context, bidId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    await countMade(context, tx, viewer, 'withdrawals')
    const bid = await lockOwnBid(tx, viewer, bidId)
    bid.status = 'withdrawn'
  })
}
