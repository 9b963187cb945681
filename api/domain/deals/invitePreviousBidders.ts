import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { newId } from '../../platform/ids.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { isPriceable } from '../../rules/offers/isPriceable.js'
import type { User } from '../accounts/User.js'
import type { Acting } from '../act.js'
import { askToConfirm } from '../bids/askToConfirm.js'
import { Bid } from '../bids/Bid.js'
import { replaceBid } from '../bids/bidPolicy.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import { makeMove } from '../makeMove.js'

/** The bids that were rejected only because another was accepted. */
const notChosen = (jobId: string) => ({ jobId, status: 'rejected' as const, notChosenAt: { $ne: null } })

/** The vendors of those bids. Lock them with the accounts, before the bids (docs/decisions/0039-order-of-locks.md). */
export const vendorsNotChosen = async (tx: EntityManager, { id }: Job): Promise<string[]> =>
  (await tx.find(Bid, notChosen(id), { fields: ['vendorId'], disableIdentityMap: true })).map(
    ({ vendorId }) => vendorId,
  )

/**
 * Brings back the bids on a job that was just given back. Bids that lost to the previous vendor's bid return
 * unconfirmed unless they have expired, rules make new instant bids, and all other matching vendors are notified again.
 * `held` are the accounts that the transaction has locked.
 */
export async function invitePreviousBidders(
  acting: Acting,
  job: Job,
  held: ReadonlyMap<string, User>,
): Promise<void> {
  const { tx, now } = acting
  const bids = await tx.find(Bid, notChosen(job.id), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
  })
  const isPast = isJobPast(job, now)
  for (const bid of bids) {
    bid.notChosenAt = null
    if (isPast || bid.expiresAt <= now || !held.get(bid.vendorId)?.isActive) continue
    if (bid.isInstant) {
      replaceBid(bid, now)
      continue
    }
    bid.status = makeMove(bidGraph, bid.status, 'comeBack', 'system')
    askToConfirm(acting, bid, { kind: 'still_interested' })
  }
  if (isPast) return
  const event = { jobId: job.id, eventId: newId() }
  await enqueue(tx, 'tellVendors', event)
  if (isPriceable(job)) await enqueue(tx, 'makeOffers', event)
}
