import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { bidDays, windowStarts } from '../../rules/bidExpiry.js'
import { type BidMove, type BidStatus, bidGraph, bidStatusAt, undecided } from '../../rules/bidGraph.js'
import { isJobPast } from '../../rules/jobDates.js'
import type { Mover } from '../../rules/stateGraph.js'
import type { Viewer } from '../accounts/Viewer.js'
import { because, conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { isPast, type JobColumns } from '../jobs/jobPolicy.js'
import { inStates, makeMove, toState } from '../makeMove.js'
import type { Bid } from './Bid.js'

/** For changing and withdrawing: only the vendor who submitted the bid. */
export const isOwnBid = (viewer: Viewer | null, bid: Pick<Bid, 'vendorId'>): boolean =>
  viewer?.id === bid.vendorId

/** For accepting and declining: only the customer of the job. */
export const mayDecide = (viewer: Viewer | null, job: Pick<Job, 'customerId'>): boolean =>
  viewer?.id === job.customerId

type Ending = Pick<Bid, 'status' | 'expiresAt'>

export const hasEnded = (bid: Ending, now: Date): boolean =>
  bidStatusAt(bid, now) === bidGraph.moves.expire.to

/** Decided or withdrawn for good, whatever the time. */
export const isDecided = ({ status }: Pick<Bid, 'status'>): boolean =>
  !(undecided as readonly BidStatus[]).includes(status)

/** In SQL: isDecided. */
export const isDecidedBid = (b: Pick<Columns<Bid>, 'status'>) => `${b.status} not in ${inStates(undecided)}`

/** In SQL: why a bid is no longer open, or null. `moveOpenBid` is the same. */
export const whyNotOpen = (b: Columns<Bid>, j: JobColumns) =>
  `case when ${isDecidedBid(b)} then ${because('BID_NOT_PENDING')}
    when ${isPast(j)} then ${because('JOB_EXPIRED')}
    when ${b.status} = ${toState(bidGraph, 'expire')} or ${b.expiresAt} <= :now::timestamptz then ${because('BID_EXPIRED')} end`

/** In SQL: the bid costs something in `b` that `agreed` leaves out or has lower. */
const costsMore = (b: Columns<Bid>, agreed: Columns<Bid>) =>
  (['price', 'extraDayPrice', 'extraTonPrice', 'tripFee'] as const)
    .map(name => `coalesce(${b[name]}, 0) > coalesce(${agreed[name]}, 0)`)
    .join(' or ')

/**
 * In SQL: whether only the customer can give the job to this bid when an admin wants it to replace the accepted one:
 * the customer declined it, or something in it costs more than agreed.
 */
export const needsCustomersYes = (b: Columns<Bid>) => {
  const agreed = columnsOf<Bid>('agreed')
  return `((${b.status} = ${toState(bidGraph, 'decline')} and ${b.notChosenAt} is null) or not exists (
    select from bids agreed where ${agreed.jobId} = ${b.jobId} and ${agreed.status} = ${toState(bidGraph, 'accept')} and (${costsMore(b, agreed)}
      or (${b.extraDayPrice} > 0 and ${b.includedDays} < ${agreed.includedDays})
      or (${b.extraTonPrice} > 0 and ${b.includedTons} < ${agreed.includedTons})) is not true))`
}

/** Makes a move of a bid that may have ended, or refuses it. */
export const moveBid = (bid: Ending, move: BidMove, by: Mover, now: Date): BidStatus =>
  makeMove(bidGraph, bidStatusAt(bid, now), move, by)

/** Makes a move of a bid on a job that may be past its date, or refuses it with the first reason. */
export const moveOpenBid = (bid: Ending, job: Job, move: BidMove, by: Mover, now: Date): BidStatus => {
  if (!isDecided(bid) && isJobPast(job, now)) throw conflict('JOB_EXPIRED')
  return moveBid(bid, move, by, now)
}

/** Ends an instant bid whose rule bids again. */
export const replaceBid = (bid: Bid, now: Date): void => {
  bid.status = makeMove(bidGraph, bid.status, 'replace', 'system')
  bid.replacedAt = now
  bid.offeredAt = null
}

/** In SQL: the moment when the first visit's window begins. `firstWindowStart` in rules/bidExpiry.ts is the same. */
export const firstWindow = (j: JobColumns) =>
  `case ${j.type} when 'junk_pickup' then ${j.scheduledDate}
    else (${j.dropoffDate} + case ${j.dropoffTimePreference} when 'afternoon' then time '${windowStarts.afternoon}'
      else time '${windowStarts.anytime}' end) at time zone ${j.timeZone} end`

/**
 * In SQL: the end of a bid made now that stands for `days`, or for the default. `bidEnds` in
 * rules/bidExpiry.ts is the same.
 */
export const bidEnd = (j: JobColumns, days = ':days::integer') =>
  `least(:now::timestamptz + make_interval(hours => 24 * coalesce(${days}, ${bidDays.default})),
    case when ${firstWindow(j)} > :now then ${firstWindow(j)}
      else (${j.dropoffDate} + 1)::timestamp at time zone ${j.timeZone} end)`
