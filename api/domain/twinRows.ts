import type { Columns } from '../platform/rows/columns.js'
import { bidGraph } from '../rules/bids/bidGraph.js'
import { awaitedVisits, NO_SHOW_HOURS } from '../rules/visits/visits.js'
import type { Bid } from './bids/Bid.js'
import type { Job } from './jobs/Job.js'
import { fromStates, inStates, toState } from './makeMove.js'
import type { VendorDocument } from './vendors/VendorDocument.js'
import type { Visit } from './visits/Visit.js'

// The rules that lists and counts need in SQL, too. Acts ask the rule; twinRows.test.ts compares both.

/**
 * In SQL: the job is past its date, in its own time zone; `isJobPast` in rules/jobDates.ts is the same. The day is
 * computed only for a rental whose dropoff date has begun somewhere: no zone's day ends before that, or 36 hours after.
 */
export const isPast = (j: Columns<Job>) =>
  `(${j.scheduledDate} <= :now::timestamptz and (${j.type} = 'junk_pickup'
    or ${j.scheduledDate} <= :now::timestamptz - interval '36 hours'
    or (${j.dropoffDate} + 1)::timestamp at time zone ${j.timeZone} <= :now))`

/** In SQL: nobody has decided on the bid, and it isn't recorded that its time is over. The status is literal for the indexes. */
export const isPending = (b: Columns<Bid>) => `${b.status} in ${fromStates(bidGraph, 'accept')}`

/** In SQL: `bidStatusAt` in rules/bidGraph.ts is pending. The bid can still be accepted, whether or not its end has been recorded. */
export const isOpenBid = (b: Columns<Bid>) => `(${isPending(b)} and ${b.expiresAt} > :now::timestamptz)`

/** In SQL: `bidStatusAt` in rules/bidGraph.ts. A bid past its end is expired, whether or not that has been recorded. */
export const bidStatus = (b: Columns<Bid>) =>
  `case when ${b.status} in ${fromStates(bidGraph, 'expire')} and ${b.expiresAt} <= :now::timestamptz
    then ${toState(bidGraph, 'expire')} else ${b.status} end`

/**
 * In SQL: the moment from which it is past its date, on its own clock; null if it has no date. As in
 * rules/documentExpiry.ts.
 */
export const endOf = (t: Columns<VendorDocument>) =>
  `((${t.expiresOn} + 1)::timestamp at time zone ${t.timeZone})`

/** In SQL: through the end of its expiry date. `isInDate` in rules/documentExpiry.ts is the same. */
export const isInDate = (t: Columns<VendorDocument>) =>
  `(${t.expiresOn} is null or ${endOf(t)} > :now::timestamptz)`

/** In SQL: nobody came to the visit two hours after its window; `isMissed` in rules/dueVisit.ts is the same. */
export const isMissed = (v: Columns<Visit>) =>
  `(${v.arrivedAt} is null and ${v.windowEnd} <= :now::timestamptz - interval '${NO_SHOW_HOURS} hours'
    and (${v.status} in ${inStates(awaitedVisits)} or (${v.status} = 'failed' and ${v.failedAt} >= ${v.windowStart})))`
