import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { bidEnds } from '../../rules/bidExpiry.js'
import { hasRentalTerms } from '../../rules/bidRules.js'
import { orNull } from '../../rules/text.js'
import { countMade } from '../accounts/countMade.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { tell } from '../notices/tell.js'
import { Bid } from './Bid.js'
import { expectOpenBid, hasEnded, isDecided, isOwnBid } from './bidPolicy.js'
import { termsOf } from './bidTerms.js'
import type { ChangeBidInput } from './inputs.js'

const lockOwnBid = async (tx: EntityManager, viewer: Viewer, bidId: string): Promise<Bid> => {
  const bid = await tx.findOne(Bid, bidId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!bid || !isOwnBid(viewer, bid)) throw notFound('Bid')
  if (isDecided(bid)) throw conflict('BID_NOT_PENDING')
  return bid
}

export async function changeBid(
  context: Context,
  { bidId, price, message, expiresInDays, ...terms }: ChangeBidInput,
): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    const bid = await lockOwnBid(tx, viewer, bidId)
    const job = await tx.findOneOrFail(Job, bid.jobId)
    expectOpenBid(bid, job, context.now)
    if (hasRentalTerms(terms) && job.type !== 'dumpster_rental') throw conflict('RENTAL_TERMS')
    Object.assign(bid, termsOf(terms))
    bid.price = price
    bid.message = orNull(message)
    if (expiresInDays) bid.expiresAt = bidEnds(job, context.now, expiresInDays)
    const { id: jobId, customerId } = job
    await tell(tx, context, { kind: 'bid_changed', to: [customerId], jobId, data: { bidId, price } })
  })
}

/** Tells the customer of the job. */
export async function tellWithdrawn(
  tx: EntityManager,
  context: Context,
  { id: bidId, jobId, price }: Bid,
): Promise<void> {
  const { customerId } = await tx.findOneOrFail(Job, jobId)
  await tell(tx, context, { kind: 'bid_withdrawn', to: [customerId], jobId, data: { bidId, price } })
}

export async function withdrawBid(context: Context, bidId: string): Promise<void> {
  const viewer = await context.signedIn('vendor')
  await context.act(async tx => {
    await countMade(context, tx, viewer, 'withdrawals')
    const bid = await lockOwnBid(tx, viewer, bidId)
    if (hasEnded(bid, context.now)) throw conflict('BID_EXPIRED')
    bid.status = 'withdrawn'
    await tellWithdrawn(tx, context, bid)
  })
}
