import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lastBidEnd } from '../../rules/bids/bidExpiry.js'
import { changedFields, type RequestField } from '../../rules/jobs/changedFields.js'
import { jobRates } from '../../rules/jobs/jobBounds.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { keysOf, type ServiceType } from '../../rules/kinds.js'
import { isPriceable } from '../../rules/offers/isPriceable.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, act, type Subject } from '../act.js'
import { askToConfirm } from '../bids/askToConfirm.js'
import { Bid } from '../bids/Bid.js'
import { hasEnded, mayDecide, replaceBid } from '../bids/bidPolicy.js'
import { conflict, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import type { EditDumpsterRentalInput, EditJunkPickupInput } from '../jobs/inputs.js'
import type { Job } from '../jobs/Job.js'
import { addJobEvent, lockJob } from '../jobs/jobToMove.js'
import { rentalStart, requestValues } from '../jobs/requestJob.js'
import { forgetUnserved } from '../jobs/unservedJobs.js'
import { makeMove } from '../makeMove.js'
import { claimPhotos, releasePhotos } from '../uploads/claimPhotos.js'

type Edit = Omit<EditJunkPickupInput, 'jobId'> | Omit<EditDumpsterRentalInput, 'jobId'>

/** The fields that bidders can see. They aren't notified if only the contact changed. */
const SEEN_BY_BIDDERS = keysOf(changedFields)

const seenByBidders = (job: Job) => SEEN_BY_BIDDERS.map(name => JSON.stringify(job[name]))

/**
 * Instant bids are withdrawn, and their rules bid again. The other open bids wait for their vendors to confirm, and end no later than the new date allows. So do declined
 * bids, which an admin could assign later.
 */
const unconfirmBids = async (acting: Acting, job: Job, changed: readonly RequestField[]): Promise<void> => {
  const { tx, now } = acting
  const bids = await tx.find(
    Bid,
    { jobId: job.id, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const last = lastBidEnd(job, now)
  for (const bid of bids.filter(each => !hasEnded(each, now))) {
    if (bid.isInstant) {
      replaceBid(bid, now)
      continue
    }
    if (bid.expiresAt > last) bid.expiresAt = last
    askToConfirm(acting, bid, { kind: 'request_edited', changed })
  }
  await tx.nativeUpdate(
    Bid,
    { jobId: job.id, status: 'rejected', unconfirmedSince: null },
    { unconfirmedSince: now, offeredAt: null },
  )
}

/** The viewer's own request. */
const ownRequest = (type: ServiceType): Subject<string, { job: Job }> => ({
  by: jobGraph.moves.edit.by,
  async hold({ tx, viewer }, jobId) {
    const job = await lockJob(tx, jobId)
    if (!mayDecide(viewer, job) || job.type !== type) throw notFound('Job')
    await lockActive(tx, viewer)
    return { job }
  },
})

const editOf = (type: ServiceType) =>
  act(ownRequest(type), async (acting, { version, ...input }: Edit, scheduledDate: Date) => {
    const { tx, context, viewer, now, job } = acting
    const { id: jobId } = job
    await countMade(context, tx, viewer, jobRates.edits)
    makeMove(jobGraph, job.status, 'edit', 'customer')
    if (isJobPast(job, now)) throw conflict('JOB_EXPIRED')
    expectVersion(job, version)
    const before = {
      version: job.version,
      seen: seenByBidders(job),
      images: job.images,
      zipCode: job.zipCode,
      dumpsterSize: job.dumpsterSize,
    }
    Object.assign(job, requestValues(type, input, scheduledDate))
    await claimPhotos(tx, viewer, job)
    await releasePhotos(tx, job, before.images)
    await tx.flush()
    await tx.refresh(job)
    if (job.version === before.version) return
    addJobEvent(acting, job, job.status)
    const seen = seenByBidders(job)
    const changed = SEEN_BY_BIDDERS.filter((_, index) => seen[index] !== before.seen[index])
    if (changed.length > 0) {
      await unconfirmBids(acting, job, changed)
      if (isPriceable(job)) await enqueue(tx, 'makeOffers', { jobId, version: job.version })
    }
    // Other vendors may match it now. Vendors who were already notified of the job are not notified again.
    if (job.zipCode !== before.zipCode || job.dumpsterSize !== before.dumpsterSize) {
      await forgetUnserved(tx, jobId)
      await enqueue(tx, 'tellVendors', { jobId, version: job.version })
    }
  })

const editJunk = editOf('junk_pickup')
export const editJunkPickup = (context: Context, { jobId, ...input }: EditJunkPickupInput): Promise<string> =>
  editJunk(context, jobId, input, input.pickupDateTime)

const editRental = editOf('dumpster_rental')
export const editDumpsterRental = (
  context: Context,
  { jobId, ...input }: EditDumpsterRentalInput,
): Promise<string> => editRental(context, jobId, input, rentalStart(input))
