import { canMove, type StateOf, stateGraph } from '../stateGraph.js'

const ended = { expired: 'BID_EXPIRED' } as const

/** A pending bid past its end is treated as expired, whether or not that has been recorded. */
export const bidGraph = stateGraph({
  states: {
    pending: { label: 'Pending', tone: 'yellow' },
    accepted: { label: 'Accepted', tone: 'green' },
    rejected: { label: 'Rejected', tone: 'red' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    expired: { label: 'Expired', tone: 'neutral' },
  },
  first: 'pending',
  refusal: 'BID_NOT_PENDING',
  moves: {
    accept: {
      from: ['pending'],
      to: 'accepted',
      by: ['customer'],
      refusals: { ...ended, accepted: 'JOB_NOT_OPEN' },
    },
    decline: { from: ['pending'], to: 'rejected', by: ['customer'], refusals: ended },
    change: { from: ['pending'], to: 'pending', by: ['vendor'], refusals: ended },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['vendor'], refusals: ended },
    /** An admin gives the job to this bid's vendor. */
    assign: { from: ['pending', 'rejected'], to: 'accepted', by: ['admin'], refusals: ended },
    /** The same, but at a higher cost than the customer agreed to, so they decide. */
    offer: { from: ['pending', 'rejected'], to: 'pending', by: ['admin'], refusals: ended },
    /** Another bid is accepted, or the job is cancelled. */
    lose: { from: ['pending'], to: 'rejected', by: ['system'] },
    /** The rule of an instant bid bids again after an edit or a give-back, or its vendor types another bid. */
    replace: { from: ['pending', 'rejected'], to: 'withdrawn', by: ['system'] },
    /** The vendor has no dumpster left for its days. */
    runOut: { from: ['pending'], to: 'withdrawn', by: ['system'] },
    /** The job is given back or taken from the bid's vendor. */
    end: { from: ['accepted'], to: 'withdrawn', by: ['system'] },
    /** The job that it lost is open for bids again. */
    comeBack: { from: ['rejected'], to: 'pending', by: ['system'] },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
  },
})
export type BidStatus = StateOf<typeof bidGraph>
export type BidMove = keyof typeof bidGraph.moves

/** Nobody has decided on or withdrawn the bid, whether or not its time is over. */
export const undecided = ['pending', 'expired'] as const satisfies readonly BidStatus[]

/** The status of a bid now: it expires at its end, whether or not that has been recorded. `bidStatus` of domain/twinRows.ts is the same in SQL. */
export const bidStatusAt = (bid: { status: BidStatus; expiresAt: Date }, now: Date): BidStatus =>
  canMove(bidGraph, bid.status, 'expire') && bid.expiresAt <= now ? bidGraph.moves.expire.to : bid.status

/** Replaces "Withdrawn" when an admin took the job from the vendor. */
export const TAKEN_LABEL = 'Taken back'
/** Replaces "Withdrawn" when the vendor had no dumpster left. */
export const OUT_OF_STOCK_LABEL = 'No dumpster left'
