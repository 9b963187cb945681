import { executeNamed, prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import type { Context } from '../context.js'
import type { SavedAddress } from './SavedAddress.js'

/** As many as fit above a form. */
const MOST = 5
/** Older orders rarely tell a place that newer ones don't. */
const ORDERS = 100

/** The same place, however it was typed. */
const PLACE = "lower(btrim(address)) || ' ' || zip5"

const LIST = prepared(`
  select "jobId", address, "zipCode" from (
    select distinct on (place) id as "jobId", address, zip_code as "zipCode", created_at
    from (
      select id, address, zip_code, created_at, ${PLACE} as place from jobs
      where customer_id = :customerId order by created_at desc, id desc limit ${ORDERS}) newest
    where not exists (
      select from hidden_addresses h
      where h.customer_id = :customerId and h.place = newest.place and h.hidden_at >= newest.created_at)
    order by place, created_at desc) places
  order by created_at desc limit ${MOST}`)

const HIDE = `
  insert into hidden_addresses (customer_id, place, hidden_at)
  select customer_id, ${PLACE}, :now from jobs where id = :jobId and customer_id = :customerId
  on conflict (customer_id, place) do update set hidden_at = excluded.hidden_at
  returning place`

/** The places of the customer's earlier orders, the last used first, without those hidden since. */
export const savedAddresses = async (context: Context): Promise<SavedAddress[]> => {
  const { id: customerId } = await context.signedIn('customer')
  return rowsOf<SavedAddress & Record<string, unknown>>(context.readPool, LIST, { customerId })
}

/** Stops offering an order's address until it is used again. The order keeps it. */
export const hideAddress = async (context: Context, jobId: string): Promise<SavedAddress[]> => {
  const { id: customerId } = await context.signedIn('customer')
  await context.act(async tx => {
    const [hidden] = await executeNamed(tx, HIDE, { jobId, customerId, now: context.now })
    if (!hidden) throw notFound('Job')
  })
  return rowsOf<SavedAddress & Record<string, unknown>>(context.database.pool, LIST, { customerId })
}
