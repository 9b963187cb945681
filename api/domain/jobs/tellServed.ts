import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { jobGraph } from '../../rules/jobGraph.js'
import type { AppContext } from '../context.js'
import { fromStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'
import { isServed } from './isServed.js'
import { isOpen, isPast, type JobTable } from './jobPolicy.js'

const j = columnsOf<JobTable>('j')

const isPending = `${j.status} in ${fromStates(jobGraph, 'accept')}`

/** At most as many changes as one statement records for each user. */
const BATCH = 500

/**
 * One batch of the orders whose customers were told that nobody serves their ZIP code. Customers of orders that a
 * vendor now serves are notified, and open screens read those orders again. Orders that no longer wait for bids are
 * dropped. The process that removes a row sends its notice, so two processes send it once. The job is locked first
 * (docs/decisions/0039-order-of-locks.md), and left to the next run if another act holds it, because its customer may
 * be closing the account.
 *
 * A task looks for them, because areas, services, sizes, documents, and suspensions all decide who serves an order: nine
 * acts could forget it. A row in a table of its own costs only the orders that wait, 20 µs each.
 */
const TELL_BATCH = prepared(`
  with batch as materialized (
    select u.job_id, ${isOpen(j)} and ${isServed(j)} as is_served, ${isPending} and not ${isPast(j)} as is_pending
    from unserved_jobs u join jobs j on ${j.id} = u.job_id
    where :after::uuid is null or u.job_id > :after::uuid
    order by u.job_id limit ${BATCH}),
  free as materialized (
    select ${j.id}, is_served from batch join jobs j on ${j.id} = batch.job_id where (is_served and ${isPending}) or not is_pending
    for key share of j skip locked),
  removed as (
    delete from unserved_jobs u using free where u.job_id = free.id returning u.job_id, is_served),
  served as (
    select ${j.id} as job_id, ${j.customerId} as customer_id, jsonb_build_object('type', ${j.type}, 'zipCode', ${j.zipCode}) as data
    from removed join jobs j on ${j.id} = removed.job_id where is_served),
  changed as (
    insert into changes (kind, row_id, job_id, users) select 'job', job_id, job_id, array[customer_id] from served),
  told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), gen_random_uuid(), customer_id, :kind, job_id, data, :now from served
    returning id, user_id),
  queued as (${QUEUE_DELIVERIES})
  select job_id as "jobId" from batch order by job_id`)

const KIND = 'order_served'

/**
 * Tells customers that a vendor now serves their ZIP code, whatever the cause: an area, a service, a document, or a
 * reactivated account.
 */
export const tellServed: Task<'tellServed'> = async (
  { database, clock, taskRelay }: AppContext,
  _,
  { signal },
) => {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const batch: { jobId: string }[] = await rowsOf(database.pool, TELL_BATCH, {
      after,
      now: clock(),
      kind: KIND,
      ...deliveryValues(KIND),
    })
    taskRelay.wake()
    after = batch.length === BATCH ? batch.at(-1)!.jobId : null
  } while (after)
}
