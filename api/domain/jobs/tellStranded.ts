import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'
import { isUnderWay, type JobTable } from './jobPolicy.js'

const j = columnsOf<JobTable>('j')

/** Skips jobs that have been taken back since. Each event is sent once, however often the task is retried. */
const TELL = prepared(`
  with told as (
    insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
    select gen_random_uuid(), md5(:eventId::text || ${j.id})::uuid, ${j.customerId}, :kind::text, ${j.id}, '{}'::jsonb, :now
    from jobs j
      join users v on v.id = ${j.vendorId} and v.is_active = :isActive and v.closed_at is null
      join users c on c.id = ${j.customerId} and c.closed_at is null
    where ${j.vendorId} = :vendorId and ${isUnderWay(j)}
    on conflict (event_id, user_id) do nothing
    returning id, user_id)
  ${QUEUE_DELIVERIES}`)

/**
 * Tells the customers of a vendor's accepted and started jobs that the vendor was suspended, or is back. Not in the act, which
 * holds the vendor: a notice refers to a job, and jobs are locked first (docs/decisions/0039-order-of-locks.md).
 */
export const tellStranded: Task<'tellStranded'> = async (
  { database, clock, taskRelay }: AppContext,
  { vendorId, isActive, eventId },
) => {
  const kind = isActive ? 'order_vendor_back' : 'order_vendor_away'
  await rowsOf(database.pool, TELL, {
    vendorId,
    isActive,
    eventId,
    kind,
    now: clock(),
    ...deliveryValues(kind),
  })
  taskRelay.wake()
}
