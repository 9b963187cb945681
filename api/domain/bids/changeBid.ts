import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidEnds } from '../../rules/bidExpiry.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { hasRentalTerms } from '../../rules/bidRules.js'
import { termsOf } from '../../rules/estimatedTotal.js'
import { orNull } from '../../rules/text.js'
import { countMade } from '../accounts/countMade.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type ConflictReason, conflict, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { tell } from '../tell.js'
import { expectDocuments } from '../vendors/documentsExpired.js'
import { Bid } from './Bid.js'
import { isDecided, isOwnBid, moveBid, moveOpenBid } from './bidPolicy.js'
import { whyNotAvailable } from './bidRows.js'
import type { ChangeBidInput } from './inputs.js'

const lockOwnBid = async (tx: EntityManager, viewer: Viewer, bidId: string): Promise<Bid> => {
  const bid = await tx.findOne(Bid, bidId, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!bid || !isOwnBid(viewer, bid)) throw notFound('Bid')
  if (isDecided(bid)) throw conflict('BID_NOT_PENDING')
  return bid
}

/** Also refuses if the bid is no longer open, the request is no longer the version that the vendor saw, or documents are missing. */
const lockOpenBid = async (
  tx: EntityManager,
  context: Context,
  viewer: Viewer,
  { bidId, version }: { bidId: string; version?: number | null | undefined },
): Promise<{ bid: Bid; job: Job }> => {
  const bid = await lockOwnBid(tx, viewer, bidId)
  const job = await tx.findOneOrFail(Job, bid.jobId)
  moveOpenBid(bid, job, 'change', 'vendor', context.now)
  expectVersion(job, version)
  await expectDocuments(tx, context, viewer.id)
  return { bid, job }
}

const WHY_NOT = `select ${whyNotAvailable(columnsOf<JobTable>('j'), ':vendorId')} as reason from jobs j where j.id = :jobId`

const UNREAD_MS = 60_000

/** True just after an edit: a vendor who names no version may not have read it. */
const wasJustEdited = async (tx: EntityManager, { now }: Context, jobId: string): Promise<boolean> => {
  const createdAt = { $gt: new Date(now.getTime() - UNREAD_MS) }
  return (await tx.count(JobEvent, { jobId, fromStatus: 'pending', toStatus: 'pending', createdAt })) > 0
}

/** Refuses if the request, as it is now, is not available to the vendor, or if they can't have read it. */
const confirm = async (
  tx: EntityManager,
  context: Context,
  bid: Bid,
  version: number | null | undefined,
): Promise<void> => {
  const { jobId, vendorId } = bid
  const values = { jobId, vendorId, now: context.now }
  const [row] = await executeNamed<{ reason: ConflictReason | null }>(tx, WHY_NOT, values)
  if (row?.reason) throw conflict(row.reason)
  if (version == null && (await wasJustEdited(tx, context, jobId))) throw conflict('CHANGED_MEANWHILE')
  bid.unconfirmedSince = null
  bid.requestChanges = []
}

export async function changeBid(
  context: Context,
  { bidId, version, price, message, expiresInDays, ...terms }: ChangeBidInput,
): Promise<void> {
  const viewer = await context.signedIn(...bidGraph.moves.change.by)
  await context.act(async tx => {
    await countMade(context, tx, viewer, 'bidChanges')
    const { bid, job } = await lockOpenBid(tx, context, viewer, { bidId, version })
    if (bid.unconfirmedSince) await confirm(tx, context, bid, version)
    if (hasRentalTerms(terms) && job.type !== 'dumpster_rental') throw conflict('RENTAL_TERMS')
    Object.assign(bid, termsOf(terms))
    bid.price = price
    bid.message = orNull(message)
    bid.offeredAt = null
    bid.isInstant = false
    if (expiresInDays) bid.expiresAt = bidEnds(job, context.now, expiresInDays)
    const { id: jobId, customerId } = job
    await tell(tx, context, { kind: 'bid_changed', to: [customerId], jobId, data: { bidId, price } })
  })
}

/** Confirms a bid, as it is, after its request changed. The vendor may do so while the bid is open. */
export async function confirmBid(
  context: Context,
  { bidId, version }: { bidId: string; version?: number | null | undefined },
): Promise<void> {
  const viewer = await context.signedIn(...bidGraph.moves.change.by)
  await context.act(async tx => {
    const { bid, job } = await lockOpenBid(tx, context, viewer, { bidId, version })
    if (!bid.unconfirmedSince) return
    await confirm(tx, context, bid, version)
    const { customerId, id: jobId } = job
    const { price } = bid
    await tell(tx, context, { kind: 'bid_confirmed', to: [customerId], jobId, data: { bidId, price } })
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
  const viewer = await context.signedIn(...bidGraph.moves.withdraw.by)
  await context.act(async tx => {
    await countMade(context, tx, viewer, 'withdrawals')
    const bid = await lockOwnBid(tx, viewer, bidId)
    bid.status = moveBid(bid, 'withdraw', 'vendor', context.now)
    await tellWithdrawn(tx, context, bid)
  })
}
