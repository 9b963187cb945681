import type { QueryResultRow } from 'pg'
import { prepared } from '../../platform/database/prepared.js'
import { notFound, unauthenticated } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import type { BidTerms } from '../../rules/estimatedTotal.js'
import { termsOf } from '../../rules/estimatedTotal.js'
import { jobGraph } from '../../rules/jobGraph.js'
import { because, type ConflictReason, conflict, suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { fromStates, toState } from '../makeMove.js'
import { queueDeliveriesOf } from '../tell.js'
import type { Bid } from './Bid.js'
import { isDecidedBid, whyNotOpen } from './bidPolicy.js'

const job = columnsOf<JobTable>('job')
const bid = columnsOf<Bid>('bid')
const seen = columnsOf<Bid>('seen')

/**
 * One of the two acts that are a single SQL statement. The other is submitBid, and all others read like
 * declineBid. Vendors and the customer's other screens wait for the job while it is locked, so there must be
 * no round trip between lock and commit (docs/decisions/0029-two-acts-are-one-statement.md). It first looks
 * without a lock, so that most accepts that race for one job wait for nobody. Then it locks in the order of
 * all acts: the job, the customer and the vendor, the bids (docs/decisions/0039-order-of-locks.md). A
 * statement does not see a bid made while it waited for the job, but `decide_bids` does, because a function's
 * statements look again.
 */
const ACCEPT = prepared(`
  with seen as (
    select b.job_id, b.vendor_id, b.status, j.status as job_status
    from bids b join jobs j on j.id = b.job_id where b.id = :bidId and j.customer_id = :customerId),
  job as (
    select j.id, j.type, j.status, j.scheduled_date, j.dropoff_date, j.time_zone from seen, jobs j
    where j.id = seen.job_id and j.status in ${fromStates(jobGraph, 'accept')} and not ${isDecidedBid(seen)} for update of j),
  held as (
    select u.id, u.is_active, u.closed_at from seen, job, users u
    where u.id in (:customerId, seen.vendor_id) order by u.id for share of u),
  bid as (
    select b.* from (select count(*) from held) holding, job, bids b where b.id = :bidId for update of b),
  checked as (
    select bid.id, bid.vendor_id, bid.price, case
        when own.closed_at is not null then 'CLOSED'
        when not own.is_active then 'SUSPENDED'
        else coalesce(${whyNotOpen(bid, job)}, case
          when bid.unconfirmed_since is not null then ${because('BID_UNCONFIRMED')}
          when bid.price <> :price::numeric then ${because('BID_CHANGED')}
          when :hasTerms and (bid.included_days, bid.included_tons, bid.extra_day_price, bid.extra_ton_price, bid.trip_fee)
            is distinct from (:includedDays::integer, :includedTons::numeric, :extraDayPrice::numeric,
              :extraTonPrice::numeric, :tripFee::numeric) then ${because('BID_CHANGED')}
          when not vendor.is_active then ${because('VENDOR_SUSPENDED')} end)
      end as refusal
    from job, bid, held own, held vendor where own.id = :customerId and vendor.id = bid.vendor_id),
  decided as (
    select bids.* from checked, job, lateral decide_bids(job.id, checked.id, :now) bids where checked.refusal is null),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), gen_random_uuid(), u.id, 'bid_' || decided.status, job.id,
      jsonb_build_object('bidId', decided.id, 'price', decided.price::text), :now::timestamptz
    from job, decided join users u on u.id = decided.vendor_id and u.closed_at is null
    where decided.status in (${toState(bidGraph, 'accept')}, ${toState(bidGraph, 'lose')})
    union all
    select gen_random_uuid(), gen_random_uuid(), :customerId::uuid, 'order_accepted', job.id,
      jsonb_build_object('bidId', decided.id, 'price', decided.price::text), :now::timestamptz
    from job, decided where decided.status = ${toState(bidGraph, 'accept')}
    returning id, user_id, kind),
  queued as (${queueDeliveriesOf(['bid_accepted', 'bid_rejected', 'order_accepted'])}),
  moved as (
    update jobs set status = ${toState(jobGraph, 'accept')}, vendor_id = decided.vendor_id, final_price = decided.price, given_back_at = null
    from job, decided where jobs.id = job.id and decided.status = ${toState(bidGraph, 'accept')}
    returning jobs.id),
  recorded as (
    insert into job_events (job_id, actor_id, from_status, to_status, created_at)
    select moved.id, :customerId, job.status, ${toState(jobGraph, 'accept')}, :now from moved join job on job.id = moved.id)
  select seen.job_id as "jobId", case
      when seen.job_status not in ${fromStates(jobGraph, 'accept')} then ${because('JOB_NOT_OPEN')}
      when ${isDecidedBid(seen)} then ${because('BID_NOT_PENDING')}
      when job.id is null then ${because('JOB_NOT_OPEN')}
      else checked.refusal end as refusal
  from seen left join job on true left join checked on true`)

interface Outcome extends QueryResultRow {
  jobId: string
  refusal: ConflictReason | 'CLOSED' | 'SUSPENDED' | null
}

/**
 * Exactly one of any number of simultaneous accepts succeeds and rejects the other bids (docs/product.md, The
 * marketplace). `price` and `terms` are what the customer saw, so that they never accept a changed bid unseen.
 */
export async function acceptBid(
  context: Context,
  bidId: string,
  { price, terms }: { price?: string | undefined; terms?: BidTerms | undefined },
): Promise<string> {
  const viewer = await context.signedIn(...bidGraph.moves.accept.by)
  const values = {
    bidId,
    customerId: viewer.id,
    price,
    hasTerms: !!terms,
    ...termsOf(terms ?? {}),
    now: context.now,
  }
  const outcome = await context.inTurn(() => context.actAtOnce<Outcome>(ACCEPT, values))
  if (!outcome) throw notFound('Bid')
  const { jobId, refusal } = outcome
  if (refusal === 'CLOSED') throw unauthenticated()
  if (refusal === 'SUSPENDED') throw suspended()
  if (refusal) throw conflict(refusal)
  context.app.taskRelay.wake()
  return jobId
}
