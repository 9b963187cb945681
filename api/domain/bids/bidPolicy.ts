import { type BidMove, type BidStatus, bidGraph, bidStatusAt, undecided } from '../../rules/bids/bidGraph.js'
import { hasRentalTerms } from '../../rules/bids/bidRules.js'
import { areSameTerms, type BidTerms } from '../../rules/bids/estimatedTotal.js'
import { cents } from '../../rules/cents.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { type JunkTerms, junkTermNames, type TakenItem } from '../../rules/junk/junkTerms.js'
import { areSameItems } from '../../rules/junk/sameItems.js'
import { takesLess } from '../../rules/junk/takesLess.js'
import { canMove, type Mover } from '../../rules/stateGraph.js'
import type { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type ConflictReason, conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { makeMove } from '../makeMove.js'
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

type Priced = Pick<Bid, 'price'> & BidTerms & JunkTerms & { items?: readonly TakenItem[] }

const isMore = (one: string | null | undefined, other: string | null | undefined) =>
  cents(one ?? '0') > cents(other ?? '0')

const isLess = (one: number | string | null | undefined, other: number | string | null | undefined) =>
  one != null && other != null && cents(String(one)) < cents(String(other))

/** Something in the bid costs more than agreed. */
const costsMore = (bid: Priced, agreed: Priced): boolean =>
  (['price', 'extraDayPrice', 'extraTonPrice', 'tripFee'] as const).some(name =>
    isMore(bid[name], agreed[name]),
  ) ||
  (isMore(bid.extraDayPrice, null) && isLess(bid.includedDays, agreed.includedDays)) ||
  (isMore(bid.extraTonPrice, null) && isLess(bid.includedTons, agreed.includedTons)) ||
  // The customer could count on the agreed price of an extra eighth, or on being asked, and on items being taken.
  isMore(bid.extraEighthPrice, agreed.extraEighthPrice) ||
  (agreed.extraEighthPrice != null && bid.extraEighthPrice == null) ||
  isLess(bid.includedEighths, agreed.includedEighths) ||
  takesLess(bid.items ?? [], agreed.items ?? []) ||
  // The customer could count on the agreed price of a swap. Without one, a price is only an offer.
  (agreed.swapPrice != null && (bid.swapPrice == null || isMore(bid.swapPrice, agreed.swapPrice)))

/**
 * Whether an admin can only offer this bid to the customer, not assign the job to its vendor: the customer declined it, or part of
 * it costs more than agreed.
 */
export const needsCustomerConsent = (
  bid: Priced & { status: BidStatus; notChosenAt: Date | string | null },
  agreed: Priced | null,
): boolean => {
  const isDeclined = bid.status === bidGraph.moves.decline.to && !bid.notChosenAt
  return isDeclined || agreed === null || costsMore(bid, agreed)
}

interface Assignable {
  vendorId: string
  status: BidStatus
  expiresAt: Date | string
  unconfirmedSince: Date | string | null
}

/** Why an admin can't give a job under way to this bid: its vendor isn't bound by it, or no longer is. */
export const whyNotAssign = (
  { vendorId, status, expiresAt, unconfirmedSince }: Assignable,
  { holderId, isReplaced }: { holderId: string | null; isReplaced: boolean },
  now: Date,
): ConflictReason | null => {
  const hasExpired = status === bidGraph.moves.expire.to
  if (vendorId === holderId || isReplaced) return 'BID_NOT_PENDING'
  if (!hasExpired && !canMove(bidGraph, status, 'assign')) return 'BID_NOT_PENDING'
  if (hasExpired || new Date(expiresAt) <= now) return 'BID_EXPIRED'
  return unconfirmedSince ? 'BID_UNCONFIRMED' : null
}

/** Makes a move of a bid that may have ended, or refuses it. */
export const moveBid = (bid: Ending, move: BidMove, by: Mover, now: Date): BidStatus =>
  makeMove(bidGraph, bidStatusAt(bid, now), move, by)

/** Makes a move of a bid on a job that may be past its date, or refuses it with the first reason. */
export const moveOpenBid = (bid: Ending, job: Job, move: BidMove, by: Mover, now: Date): BidStatus => {
  if (!isDecided(bid) && isJobPast(job, now)) throw conflict('JOB_EXPIRED')
  return moveBid(bid, move, by, now)
}

/** A bid that says what load it includes, includes the one that the request names. More than a truck none can include. */
export const expectLoadIncluded = (
  { loadEighths }: Pick<Job, 'loadEighths'>,
  { includedEighths }: JunkTerms,
): void => {
  if (includedEighths == null || loadEighths === null) return
  if (includedEighths < loadEighths) throw conflict('LOAD_NOT_INCLUDED')
}

/** Days, tons, and swaps are terms of rentals, and loads of junk pickups. */
export const expectTermsOf = (job: Pick<Job, 'type' | 'loadEighths'>, terms: BidTerms & JunkTerms): void => {
  if (hasRentalTerms(terms) && job.type !== 'dumpster_rental') throw conflict('RENTAL_TERMS')
  if (junkTermNames.some(name => terms[name] != null) && job.type !== 'junk_pickup')
    throw conflict('JUNK_TERMS')
  expectLoadIncluded(job, terms)
}

/** The price and terms that the customer saw. A bid that has changed since can't be accepted. */
export interface SeenBid {
  price?: string | undefined
  terms?: (BidTerms & JunkTerms & { items?: readonly TakenItem[] | null }) | undefined
}

/** Why the customer can't accept a bid as they saw it. Its job is locked. */
export const whyNotAccept = (
  bid: Bid,
  job: Job,
  vendor: Pick<User, 'isActive'>,
  { price, terms }: SeenBid,
  now: Date,
): ConflictReason | null => {
  if (!canMove(jobGraph, job.status, 'accept')) return 'JOB_NOT_OPEN'
  if (isDecided(bid)) return 'BID_NOT_PENDING'
  if (isJobPast(job, now)) return 'JOB_EXPIRED'
  if (hasEnded(bid, now)) return 'BID_EXPIRED'
  if (bid.unconfirmedSince) return 'BID_UNCONFIRMED'
  const isPriceSeen = price === undefined || cents(price) === cents(bid.price)
  // A client from before there were swaps and loads names none of them. Neither costs anything without a swap that the
  // customer asks for, or a load that they can contest.
  const {
    swapPrice = bid.swapPrice,
    includedEighths = bid.includedEighths,
    extraEighthPrice = bid.extraEighthPrice,
    ...others
  } = terms ?? {}
  const seen = { ...others, swapPrice, includedEighths, extraEighthPrice }
  const areItemsSeen = !terms?.items || areSameItems(terms.items, bid.items)
  if (!isPriceSeen || !areItemsSeen || (terms && !areSameTerms(seen, bid))) return 'BID_CHANGED'
  return vendor.isActive ? null : 'VENDOR_SUSPENDED'
}

/** Ends an instant bid whose rule bids again. */
export const replaceBid = (bid: Bid, now: Date): void => {
  bid.status = makeMove(bidGraph, bid.status, 'replace', 'system')
  bid.replacedAt = now
  bid.offeredAt = null
}
