import { LockMode } from '@mikro-orm/core'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { type BidStatus, bidGraph } from '../../rules/bids/bidGraph.js'
import { type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { User } from '../accounts/User.js'
import type { Acting, Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { Bid } from './Bid.js'
import { isDecided, mayDecide } from './bidPolicy.js'

const SEEN = `select b.job_id as "jobId", b.vendor_id as "vendorId", b.status, j.customer_id as "customerId", j.status as "jobStatus"
  from bids b join jobs j on j.id = b.job_id where b.id = :bidId`

interface Seen {
  jobId: string
  vendorId: string
  status: BidStatus
  customerId: string
  jobStatus: JobStatus
}

/** Reads without a lock, so that most of the acts that race for one job are refused without waiting for it. */
const seeBid = async ({ tx, viewer }: Acting, bidId: string): Promise<Seen> => {
  const [seen] = await executeNamed<Seen>(tx, SEEN, { bidId })
  if (!seen || !mayDecide(viewer, seen)) throw notFound('Bid')
  return seen
}

const lockBids = (tx: Acting['tx'], where: { jobId: string } & Partial<Pick<Bid, 'id' | 'status'>>) =>
  tx.find(Bid, where, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } })

interface BidToDecide {
  job: Job
  bid: Bid
  vendor: User
}

const holdPeople = async ({ tx, viewer }: Acting, { jobId, vendorId }: Seen) => {
  const job = await lockJob(tx, jobId)
  const held = await lockActive(tx, viewer, { others: [vendorId] })
  return { job, vendor: held.get(vendorId)! }
}

/** A bid that the customer declines. */
export const bidToDecline: Subject<string, BidToDecide> = {
  by: bidGraph.moves.decline.by,
  async hold(acting, id) {
    const seen = await seeBid(acting, id)
    if (isDecided(seen)) throw conflict('BID_NOT_PENDING')
    const people = await holdPeople(acting, seen)
    const [bid] = await lockBids(acting.tx, { jobId: seen.jobId, id })
    return { ...people, bid: bid! }
  },
}

/** A bid that the customer accepts, with all others that wait for their decision. */
export const bidToAccept: Subject<string, BidToDecide & { others: Bid[] }> = {
  by: bidGraph.moves.accept.by,
  async hold(acting, id) {
    const seen = await seeBid(acting, id)
    if (!canMove(jobGraph, seen.jobStatus, 'accept')) throw conflict('JOB_NOT_OPEN')
    if (isDecided(seen)) throw conflict('BID_NOT_PENDING')
    const people = await holdPeople(acting, seen)
    const bids = await lockBids(acting.tx, { jobId: seen.jobId, status: bidGraph.first })
    const bid = bids.find(each => each.id === id) ?? (await acting.tx.findOneOrFail(Bid, id))
    return { ...people, bid, others: bids.filter(each => each !== bid) }
  },
}
