import { bidGraph } from '../../rules/bids/bidGraph.js'
import type { Acting } from '../act.js'
import { Bid } from '../bids/Bid.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { moveJob } from '../visits/moveJob.js'

/** Reopens a locked job for bids: no vendor, no price, and the accepted bid withdrawn. */
export async function takeFromVendor(
  acting: Acting,
  job: Job,
  move: 'release' | 'reopen' | 'noShow' | 'findAnother',
  reason?: string | null,
): Promise<JobEvent> {
  const event = await moveJob(acting, job, move, reason)
  job.vendorId = null
  job.finalPrice = null
  // At once, since only one bid on a job may be accepted and another may be next.
  const accepted = { jobId: job.id, status: { $in: [...bidGraph.moves.end.from] } }
  const takenAt = move === 'release' ? null : acting.now
  await acting.tx.nativeUpdate(Bid, accepted, { status: bidGraph.moves.end.to, takenAt })
  return event
}
