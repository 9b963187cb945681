import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import type { Rate } from '../../rules/accounts/accountBounds.js'
import { bidRates } from '../../rules/bids/bidBounds.js'
import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { termsOf } from '../../rules/bids/estimatedTotal.js'
import { junkTermsOf } from '../../rules/junk/junkTerms.js'
import { orNull } from '../../rules/text.js'
import { countMade } from '../accounts/countMade.js'
import { type Acting, act, type Subject } from '../act.js'
import { conflict, expectVersion } from '../conflicts.js'
import { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import { Bid } from './Bid.js'
import { expectLoadIncluded, expectTermsOf, isDecided, isOwnBid, moveBid, moveOpenBid } from './bidPolicy.js'
import type { ChangeBidInput } from './inputs.js'
import { type FactsWithItems, readBidFacts } from './readBidFacts.js'
import { refuseBid } from './refuseBid.js'
import { whyNoDocuments, whyNoStock, whyNotAvailable } from './whyNotBid.js'

/** The viewer's bid that nobody has decided on. Changing, confirming, and withdrawing it lock nothing else. */
const ownBid = (move: 'change' | 'withdraw', counted?: readonly Rate[]): Subject<string, { bid: Bid }> => ({
  by: bidGraph.moves[move].by,
  async hold({ tx, context, viewer }, id) {
    if (counted) await countMade(context, tx, viewer, counted)
    const bid = await tx.findOne(Bid, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!bid || !isOwnBid(viewer, bid)) throw notFound('Bid')
    if (isDecided(bid)) throw conflict('BID_NOT_PENDING')
    return { bid }
  },
})

interface ToConfirm {
  job: Job
  facts: FactsWithItems
}

/** Refuses if the bid is no longer open, the request is no longer the version that the vendor saw, or documents are missing. */
const expectOpen = async (
  acting: { bid: Bid } & Acting,
  version: number | null | undefined,
): Promise<ToConfirm> => {
  const { tx, now, bid } = acting
  const job = await tx.findOneOrFail(Job, bid.jobId)
  moveOpenBid(bid, job, 'change', 'vendor', now)
  expectVersion(job, version)
  const facts = await readBidFacts(acting, bid.jobId)
  await refuseBid(acting, whyNoDocuments(facts), job)
  return { job, facts }
}

const UNREAD_MS = 60_000

/** True just after an edit: a vendor who names no version may not have read it. */
const wasJustEdited = async ({ tx, now }: Acting, jobId: string): Promise<boolean> => {
  const createdAt = { $gt: new Date(now.getTime() - UNREAD_MS) }
  return (await tx.count(JobEvent, { jobId, fromStatus: 'pending', toStatus: 'pending', createdAt })) > 0
}

/** Refuses if the request, as it is now, is not available to the vendor, or if they can't have read it. */
const confirm = async (
  acting: { bid: Bid } & Acting,
  { job, facts }: ToConfirm,
  version: number | null | undefined,
): Promise<void> => {
  const { bid, now } = acting
  await refuseBid(acting, whyNotAvailable(facts, now) ?? whyNoStock(facts), job)
  if (version == null && (await wasJustEdited(acting, bid.jobId))) throw conflict('CHANGED_MEANWHILE')
  bid.unconfirmedSince = null
  bid.requestChanges = []
}

/** The vendor changes their bid, which also confirms it. */
export const changeBid = act(
  ownBid('change', bidRates.bidChanges),
  async (acting, { version, price, message, expiresInDays, ...terms }: ChangeBidInput) => {
    const { bid, now, tell } = acting
    const { job, facts } = await expectOpen(acting, version)
    if (bid.unconfirmedSince) await confirm(acting, { job, facts }, version)
    expectTermsOf(job, terms)
    Object.assign(bid, termsOf(terms), junkTermsOf(terms), { parts: [] })
    bid.items = facts.takenItems
    bid.price = price
    bid.message = orNull(message)
    bid.offeredAt = null
    bid.isInstant = false
    if (expiresInDays) bid.expiresAt = bidEnds(job, now, expiresInDays)
    tell('bid_changed', { to: [job.customerId], jobId: job.id, data: { bidId: bid.id, price } })
  },
)

/** Confirms a bid, as it is, after its request changed. The vendor may do so while the bid is open. */
export const confirmBid = act(ownBid('change'), async (acting, version?: number | null) => {
  const { bid, tell } = acting
  const { job, facts } = await expectOpen(acting, version)
  if (!bid.unconfirmedSince) return
  expectLoadIncluded(job, bid)
  await confirm(acting, { job, facts }, version)
  const data = { bidId: bid.id, price: bid.price }
  tell('bid_confirmed', { to: [job.customerId], jobId: job.id, data })
})

/** Notifies the customer of the job. */
export async function tellWithdrawn({ tx, tell }: Acting, { id: bidId, jobId, price }: Bid): Promise<void> {
  const { customerId } = await tx.findOneOrFail(Job, jobId)
  tell('bid_withdrawn', { to: [customerId], jobId, data: { bidId, price } })
}

export const withdrawBid = act(ownBid('withdraw', bidRates.withdrawals), async acting => {
  const { bid, now } = acting
  bid.status = moveBid(bid, 'withdraw', 'vendor', now)
  await tellWithdrawn(acting, bid)
})
