import { type ColumnName, snake } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { fromStates } from '../makeMove.js'
import { QUEUE_DELIVERIES } from '../tell.js'
import type { Bid } from './Bid.js'

/** The notice about a new bid, which `deliveryValues` and `:kind` name. */
export const NEW_BID = 'bid_received'

type Offered = Exclude<
  ColumnName<Bid>,
  | 'jobId'
  | 'createdAt'
  | 'status'
  | 'unconfirmedSince'
  | 'requestChanges'
  | 'offeredAt'
  | 'notChosenAt'
  | 'takenAt'
  | 'replacedAt'
>

/**
 * In SQL: makes the bids of `checked` that have no `refusal`, on `job`, and notifies its customer. A typed bid and the
 * instant bids of many vendors are made by the same statement. `bid` has the values, from those two.
 */
export const makeBids = (bid: Record<Offered, string>) => `
  made as (
    insert into bids (job_id, created_at, ${Object.keys(bid).map(snake).join(', ')})
    select job.id, :now, ${Object.values(bid).join(', ')}
    from checked, job where refusal is null
    on conflict (job_id, vendor_id) where status in ${fromStates(bidGraph, 'accept')} do nothing
    returning id, price::text),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), made.id, job.customer_id, :kind, job.id,
      jsonb_build_object('bidId', made.id, 'price', made.price), :now
    from made, job
    returning id, user_id),
  queued as (${QUEUE_DELIVERIES})`
