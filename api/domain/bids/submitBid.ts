import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import { termsOf } from '../../rules/bids/estimatedTotal.js'
import { cents, fromCents } from '../../rules/cents.js'
import { junkTermsOf } from '../../rules/junk/junkTerms.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, act, type Subject } from '../act.js'
import { conflict, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { makeMove } from '../makeMove.js'
import { Bid } from './Bid.js'
import { expectTermsOf, hasEnded, replaceBid } from './bidPolicy.js'
import type { SubmitBidInput } from './inputs.js'
import { type FactsWithItems, readBidFacts } from './readBidFacts.js'
import { refuseBid } from './refuseBid.js'
import { type BidFacts, whyNotBid } from './whyNotBid.js'

interface JobToBidOn {
  job: Job
  facts: FactsWithItems
}

/** The job is shared: bids on it don't wait for each other, but accepting one waits for them and they for it. */
const jobToBidOn: Subject<string, JobToBidOn> = {
  by: ['vendor'],
  async hold(acting, jobId) {
    const { tx, viewer } = acting
    const job = await tx.findOne(Job, jobId, { lockMode: LockMode.PESSIMISTIC_READ })
    if (!job) throw notFound('Job')
    await lockActive(tx, viewer)
    return { job, facts: await readBidFacts(acting, jobId) }
  },
}

/**
 * Ends the vendor's pending bid if its time is over or a rule made it; on an instant bid only its own rule has decided.
 * Returns the facts without it.
 */
const endOwn = async ({ tx, viewer, now, job, facts }: JobToBidOn & Acting): Promise<BidFacts> => {
  if (!facts.hasPendingBid) return facts
  const own = { jobId: job.id, vendorId: viewer.id, status: bidGraph.first }
  const bid = await tx.findOne(Bid, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!bid) return facts
  if (hasEnded(bid, now)) {
    bid.status = makeMove(bidGraph, bid.status, 'expire', 'system')
    return facts
  }
  if (!bid.isInstant) return facts
  replaceBid(bid, now)
  return { ...facts, bidCount: facts.bidCount - 1, hasOpenBid: false }
}

/** Returns the id of the new bid. */
const submit = act(
  jobToBidOn,
  async (acting, { version, price: typed, message, expiresInDays: days, ...terms }: SubmitBidInput) => {
    const price = fromCents(cents(typed))
    const { tx, context, viewer, now, tell, job, facts } = acting
    await refuseBid(acting, whyNotBid(await endOwn(acting), { now, ...context.values }), job)
    expectVersion(job, version)
    expectTermsOf(job, terms)
    // A vendor has one pending bid on a job, so the old one ends first.
    await tx.flush()
    const bid = tx.create(Bid, {
      jobId: job.id,
      vendorId: viewer.id,
      price,
      message: orNull(message),
      ...termsOf(terms),
      ...junkTermsOf(terms),
      items: facts.takenItems,
      createdAt: now,
      expiresAt: bidEnds(job, now, days ?? undefined),
    })
    const data = { bidId: bid.id, price }
    tell('bid_received', { to: [job.customerId], jobId: job.id, eventId: bid.id, data })
    return bid.id
  },
)

/** If a vendor sends the same bid twice at once, the unique index lets one through. */
export const submitBid = (context: Context, input: SubmitBidInput): Promise<string> =>
  submit(context, input.jobId, input).catch(error => {
    throw error instanceof UniqueConstraintViolationException ? conflict('BID_EXISTS') : error
  })
