import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { bidGraph, undecided } from '../../rules/bidGraph.js'
import { jobGraph } from '../../rules/jobGraph.js'
import type { Bid } from '../bids/Bid.js'
import { firstWindow } from '../bids/bidPolicy.js'
import { isOpenBid } from '../bids/bidRows.js'
import { endChanges } from '../changeOrders/endChanges.js'
import type { AppContext } from '../context.js'
import { isPast, type JobTable } from '../jobs/jobPolicy.js'
import { fromStates, inStates, toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'

const j = columnsOf<JobTable>('j')

/** Rows per statement. Each statement is its own transaction, so nobody waits longer than one takes. */
const JOBS_AT_ONCE = 100
const BIDS_AT_ONCE = 500

const NO_VENDOR = 'No vendor was chosen in time'

/**
 * Closes the pending jobs that can no longer begin, with their open bids: the jobs are locked first, then the bids by id
 * (docs/decisions/0039-order-of-locks.md), and between them the vendors to be notified, who may be closing their accounts.
 * Skips locked jobs; the next run finds them. Notifies bidders whose bid stood until the first window, even if its end was
 * recorded before.
 */
const CLOSE_JOBS = prepared(`
  with stale as materialized (
    select ${j.id}, ${j.status}, ${j.customerId}, ${firstWindow(j)} as first_window from jobs j
    where ${j.status} in ${fromStates(jobGraph, 'expire')} and ${isPast(j)} order by ${j.scheduledDate}, ${j.id} limit ${JOBS_AT_ONCE}
    for update of j skip locked),
  hearers as materialized (
    select u.id from users u where u.closed_at is null
      and u.id in (select b.vendor_id from bids b join stale on stale.id = b.job_id where b.status in ${inStates(undecided)})
    order by u.id for key share of u),
  open as materialized (
    select b.id from (select count(*) from hearers) holding, bids b join stale on stale.id = b.job_id
    where b.status in ${fromStates(bidGraph, 'expire')} order by b.id for update of b),
  ended as (update bids set status = ${toState(bidGraph, 'expire')} from open where bids.id = open.id),
  closed as (update jobs set status = ${toState(jobGraph, 'expire')}, given_back_at = null from stale where jobs.id = stale.id),
  entered as (
    insert into job_events (job_id, from_status, to_status, reason, created_at)
    select stale.id, stale.status, ${toState(jobGraph, 'expire')}, :reason, :now from stale),
  heard as (
    select stale.id, stale.customer_id as user_id, 'order_expired' as kind from stale
    union
    select stale.id, b.vendor_id, 'job_expired' from stale
      join bids b on b.vendor_id in (select id from hearers) and b.job_id = stale.id and b.status in ${inStates(undecided)} and b.expires_at >= stale.first_window),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, created_at)
    select gen_random_uuid(), md5('expired' || heard.id)::uuid, heard.user_id, heard.kind, heard.id, :now
    from heard
    on conflict (event_id, user_id) do nothing
    returning id, user_id),
  queued as (${QUEUE_DELIVERIES})
  select id from stale`)

const END_BIDS = prepared(`
  with due as materialized (
    select id from bids where status in ${fromStates(bidGraph, 'expire')} and expires_at <= :now order by expires_at, id limit ${BIDS_AT_ONCE}
    for update skip locked)
  update bids set status = ${toState(bidGraph, 'expire')} from due where bids.id = due.id returning bids.id`)

/** Once for each end that a bid gets: a vendor who extends it is notified of the new end. */
const ENDING = "md5('ending' || b.id || extract(epoch from b.expires_at))::uuid"

const TELL_ENDING = prepared(`
  with near as materialized (
    select b.id, b.vendor_id, b.job_id, b.price::text, ${ENDING} as event_id
    from bids b join jobs j on ${j.id} = b.job_id and ${j.status} in ${fromStates(jobGraph, 'accept')} and not ${isPast(j)}
      join users u on u.id = b.vendor_id and u.is_active
    where ${isOpenBid(columnsOf<Bid>('b'))} and b.expires_at <= :now::timestamptz + interval '1 day'
      and b.expires_at > b.created_at + interval '1 day'
      and not exists (select from notices n where n.event_id = ${ENDING} and n.user_id = b.vendor_id)
    order by u.id limit ${BIDS_AT_ONCE}
    for key share of u),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), near.event_id, near.vendor_id, 'bid_ending', near.job_id,
      jsonb_build_object('bidId', near.id, 'price', near.price), :now from near
    on conflict (event_id, user_id) do nothing
    returning id, user_id),
  queued as (${QUEUE_DELIVERIES})
  select id from near`)

const inBatches = async (size: number, signal: AbortSignal | undefined, batch: () => Promise<unknown[]>) => {
  do signal?.throwIfAborted()
  while ((await batch()).length === size)
}

/**
 * Records what has ended by its time, and notifies the people concerned. Nothing depends on when this runs, or
 * whether: anything past its time is refused and not listed anyway.
 */
export const expire: Task<'expire'> = async (app: AppContext, _, { signal }) => {
  const { database, clock, taskRelay } = app
  const now = clock()
  await inBatches(JOBS_AT_ONCE, signal, () =>
    rowsOf(database.pool, CLOSE_JOBS, { now, reason: NO_VENDOR, ...deliveryValues('order_expired') }),
  )
  await inBatches(BIDS_AT_ONCE, signal, () => rowsOf(database.pool, END_BIDS, { now }))
  await inBatches(BIDS_AT_ONCE, signal, () =>
    rowsOf(database.pool, TELL_ENDING, { now, ...deliveryValues('bid_ending') }),
  )
  await endChanges(app, now, signal)
  taskRelay.wake()
}
