import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { ENDING_MS, firstWindowStart, isEndingSoon } from '../../rules/bids/bidExpiry.js'
import { type BidStatus, bidGraph, undecided } from '../../rules/bids/bidGraph.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { Bid } from '../bids/Bid.js'
import { endChanges } from '../changeOrders/endChanges.js'
import type { AppContext } from '../context.js'
import { epochOf, eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, inStates, makeMove } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { type Due, tellDue } from '../tellDue.js'
import { isOpenBid, isPast } from '../twinRows.js'

const j = columnsOf<JobTable>('j')

const JOBS_AT_ONCE = 100
const BIDS_AT_ONCE = 500

const NO_VENDOR = 'No vendor was chosen in time'

/** Skips locked jobs; the next run finds them. */
const STALE = `select j.id from jobs j
  where ${j.status} in ${fromStates(jobGraph, 'expire')} and ${isPast(j)} order by ${j.scheduledDate}, ${j.id} limit ${JOBS_AT_ONCE}
  for update of j skip locked`

/** The vendors to be notified, who may be closing their accounts. */
const LOCK_BIDDERS = `select u.id from users u where u.closed_at is null
    and u.id in (select b.vendor_id from bids b where b.job_id = any(:jobIds::uuid[]) and b.status in ${inStates(undecided)})
  order by u.id for key share of u`

/** The customer, and the bidders whose bid stood until the first window, even if its end was recorded before. */
const tellClosed = (job: Job, bids: Bid[]): Told<'order_expired' | 'job_expired'>[] => {
  const about = { jobId: job.id, eventId: eventIdOf(`expired${job.id}`), data: {} }
  const standing = bids.filter(bid => bid.jobId === job.id && bid.expiresAt >= firstWindowStart(job))
  return [
    { ...about, kind: 'order_expired', to: [job.customerId] },
    { ...about, kind: 'job_expired', to: standing.map(({ vendorId }) => vendorId) },
  ]
}

const closeJob = (tx: EntityManager, job: Job, now: Date): void => {
  const fromStatus = job.status
  job.status = makeMove(jobGraph, fromStatus, 'expire', 'system')
  job.givenBackAt = null
  const { id: jobId, status: toStatus } = job
  tx.create(JobEvent, { jobId, fromStatus, toStatus, reason: NO_VENDOR, createdAt: now })
}

const recordedEnd = ({ status }: Bid): BidStatus =>
  canMove(bidGraph, status, 'expire') ? makeMove(bidGraph, status, 'expire', 'system') : status

/** Closes the pending jobs that can no longer begin, with their open bids. */
const closeJobs = async (tx: EntityManager, now: Date): Promise<{ id: string }[]> => {
  const stale = await executeNamed<{ id: string }>(tx, STALE, { now })
  if (stale.length === 0) return stale
  const jobIds = stale.map(({ id }) => id)
  const jobs = await tx.find(Job, { id: { $in: jobIds } })
  const bidders = await executeNamed<{ id: string }>(tx, LOCK_BIDDERS, { jobIds })
  const bids = await tx.find(
    Bid,
    { jobId: { $in: jobIds }, status: { $in: [...undecided] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  for (const bid of bids) bid.status = recordedEnd(bid)
  for (const job of jobs) closeJob(tx, job, now)
  await tx.flush()
  const reached = new Set(bidders.map(({ id }) => id))
  const heard = bids.filter(({ vendorId }) => reached.has(vendorId))
  await tellAll(
    tx,
    { now },
    jobs.flatMap(job => tellClosed(job, heard)),
  )
  return stale
}

const ENDED = `select id from bids where status in ${fromStates(bidGraph, 'expire')} and expires_at <= :now
  order by expires_at, id limit ${BIDS_AT_ONCE} for update skip locked`

const endBids = async (tx: EntityManager, now: Date): Promise<{ id: string }[]> => {
  const ended = await executeNamed<{ id: string }>(tx, ENDED, { now })
  const ids = ended.map(({ id }) => id)
  await tx.nativeUpdate(Bid, { id: { $in: ids } }, { status: bidGraph.moves.expire.to })
  return ended
}

const ENDING = `select b.id from bids b
    join jobs j on ${j.id} = b.job_id and ${j.status} in ${fromStates(jobGraph, 'accept')} and not ${isPast(j)}
    join users u on u.id = b.vendor_id and u.is_active
  where ${isOpenBid(columnsOf<Bid>('b'))} and b.expires_at <= :until and (:after::uuid is null or b.id > :after::uuid)
  order by b.id limit ${BIDS_AT_ONCE}`

/** Once for each end that a bid gets: a vendor who extends it is notified of the new end. */
const tellEnd = ({ id, jobId, vendorId, price, expiresAt }: Bid): Due<'bid_ending'> => ({
  kind: 'bid_ending',
  to: [vendorId],
  jobId,
  eventId: eventIdOf(`ending${id}${epochOf(expiresAt)}`),
  data: { bidId: id, price },
})

const tellEnding = async (tx: EntityManager, after: string | null, now: Date): Promise<{ id: string }[]> => {
  const until = new Date(now.getTime() + ENDING_MS)
  const found = await executeNamed<{ id: string }>(tx, ENDING, { now, until, after })
  const bids = await tx.find(Bid, { id: { $in: found.map(({ id }) => id) } })
  await tellDue(tx, now, bids.filter(bid => isEndingSoon(bid, now)).map(tellEnd))
  return found
}

/**
 * Records what has ended by its time, and notifies the people concerned. Nothing depends on when this runs, or
 * whether: anything past its time is refused and not listed anyway.
 */
export const expire: Task<'expire'> = async (app: AppContext, _, { signal }) => {
  const now = app.clock()
  await inBatches(app, { size: JOBS_AT_ONCE, signal }, tx => closeJobs(tx, now))
  await inBatches(app, { size: BIDS_AT_ONCE, signal }, tx => endBids(tx, now))
  await inBatches(app, { size: BIDS_AT_ONCE, signal }, (tx, after) => tellEnding(tx, after, now))
  await endChanges(app, now, signal)
}
