import { bidGraph } from '@rules/bids/bidGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { displayStatus, jobGraph } from '@rules/jobs/jobGraph.js'
import { canMove } from '@rules/stateGraph.js'
import { noneFreeWords } from '@rules/stock/stockNames.js'
import type { ConflictReason } from '../../../generated/schema.js'
import { bidOutcome } from '../bidOutcome.js'
import { useBidStatus } from '../useBidStatus.js'
import type { BiddableJob } from './BiddableJob.js'
import type { MyBid_BidFragment } from './generated/bidding.js'

const NOT_YOURS = 'This job is no longer available to you.'
/** The server doesn't tell vendors the outcome of a job that they have never bid on. */
const UNSEEN = `${NOT_YOURS} The customer may have accepted another bid or cancelled the order.`
const PAST = 'This request is past its date.'

const reasons: Partial<Record<ConflictReason, string>> = {
  JOB_NOT_OPEN: 'This job is no longer open for bids.',
  JOB_EXPIRED: PAST,
  BID_EXISTS: 'You already have a bid on this job.',
  TOO_MANY_BIDS: "You've reached the limit of bids on this job.",
  DOCUMENTS_REQUIRED: 'Your documents must be approved before you can bid.',
  FEES_OVERDUE: 'Your fee statement is overdue. Pay it to bid again.',
  DOCUMENTS_EXPIRED: 'One of your documents has expired. Upload a new one to bid.',
}

const whyJobOver = ({ status, myBid }: BiddableJob): string | null => {
  if (status === 'cancelled') return 'The order has been cancelled.'
  if (myBid?.status === 'accepted')
    return `The customer has accepted your bid of ${formatMoney(myBid.price)}.`
  return canMove(jobGraph, displayStatus(status), 'accept') ? null : 'The customer has accepted another bid.'
}

/** The reason why a new bid is too late for the job; null if it isn't. */
export const useWhyNoBid = (job: BiddableJob | null): string | null => {
  const hasExpired = useBidStatus(job?.myBid) === bidGraph.moves.expire.to
  if (!job) return UNSEEN
  const { whyNotBid } = job
  // The job may have been fetched before the last bid ended, and then still says BID_EXISTS.
  const isFree = whyNotBid === null || (whyNotBid === 'BID_EXISTS' && hasExpired)
  if (isFree) return whyJobOver(job)
  if (whyNotBid === 'NO_STOCK') return whyJobOver(job) ?? noneFreeWords(job.dumpsterSize!, job)
  return whyJobOver(job) ?? reasons[whyNotBid] ?? NOT_YOURS
}

type Right = 'viewerCanChange' | 'viewerCanWithdraw'

/** The reason why this bid can no longer be changed, given the job's current state; null if it can. */
export const useWhyBidOver = (
  job: BiddableJob | null,
  bid: MyBid_BidFragment,
  right: Right,
): string | null => {
  const now = job?.myBid
  const status = useBidStatus(now)
  if (!job) return UNSEEN
  const over = whyJobOver(job)
  if (over) return over
  if (now?.id !== bid.id) return 'This bid is no longer open.'
  return bidOutcome({ ...now, status: status! }) ?? (now[right] ? null : PAST)
}
