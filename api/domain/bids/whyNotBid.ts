import { isJobPast, type Scheduled } from '../../rules/jobs/jobDates.js'
import { type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { hasRoom } from '../../rules/stock/stockDays.js'
import type { ConflictReason } from '../conflicts.js'

/** The facts that decide whether a vendor may bid. */
export interface VendorFacts {
  isInArea: boolean
  isTypeOffered: boolean
  isOffered: boolean
  hasDocuments: boolean
  hasToRenew: boolean
  hasOverdueFees: boolean
}

/** The same for one job. */
export interface BidFacts extends VendorFacts, Scheduled {
  status: JobStatus
  isOnHold: boolean
  /** The vendor's bids on it, without replaced ones. */
  bidCount: number
  hasOpenBid: boolean
  /** Its end may have passed without being recorded. */
  hasPendingBid: boolean
  /** The vendor's dumpsters of the size, and the most of them that are away on one of the days. Null without any. */
  units: number | null
  away: number | null
}

const whyNotServed = (facts: VendorFacts): ConflictReason | null => {
  if (!facts.isInArea) return 'NOT_IN_AREA'
  if (!facts.isTypeOffered) return 'SERVICE_NOT_OFFERED'
  return facts.isOffered ? null : 'SIZE_NOT_OFFERED'
}

/** Why the job is not available to the vendor. */
export const whyNotAvailable = (facts: BidFacts, now: Date): ConflictReason | null => {
  if (!canMove(jobGraph, facts.status, 'accept') || facts.isOnHold) return 'JOB_NOT_OPEN'
  return isJobPast(facts, now) ? 'JOB_EXPIRED' : whyNotServed(facts)
}

/** Why the vendor's documents don't allow bidding. */
export const whyNoDocuments = (facts: VendorFacts): ConflictReason | null => {
  if (facts.hasDocuments) return null
  return facts.hasToRenew ? 'DOCUMENTS_EXPIRED' : 'DOCUMENTS_REQUIRED'
}

/** Why the vendor may bid on no job at all. */
const whyNoBids = (facts: VendorFacts): ConflictReason | null =>
  whyNoDocuments(facts) ?? (facts.hasOverdueFees ? 'FEES_OVERDUE' : null)

/** Why a vendor's rules bid nowhere. */
export const whyNoOffers = (facts: VendorFacts): ConflictReason | null =>
  whyNotServed(facts) ?? whyNoBids(facts)

/** Why the vendor has no dumpster for it. */
export const whyNoStock = ({ units, away }: Pick<BidFacts, 'units' | 'away'>): ConflictReason | null =>
  hasRoom({ units, away: away ?? 0 }) ? null : 'NO_STOCK'

/** Why the vendor may not bid on the job. The act, the field of a job, and the page ask this. */
export const whyNotBid = (
  facts: BidFacts,
  { now, mostBids }: { now: Date; mostBids: number },
): ConflictReason | null => {
  const reason = whyNotAvailable(facts, now) ?? whyNoBids(facts)
  if (reason) return reason
  if (facts.bidCount >= mostBids) return 'TOO_MANY_BIDS'
  if (facts.hasOpenBid) return 'BID_EXISTS'
  return whyNoStock(facts)
}
