import { type ColumnName, snake } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bidGraph.js'
import { fromStates } from '../makeMove.js'
import { queueDeliveriesFrom } from '../tell.js'
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

/** In SQL: of bids that are made at once, only the lowest is mailed and pushed. The bell and the page have the others. */
const LOWEST = `(select told.id, told.user_id from told join made on made.id = told.event_id
  order by made.price::numeric, made.id limit 1) told`

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
    returning id, event_id, user_id),
  queued as (${queueDeliveriesFrom(LOWEST)})`
