import { newId } from '../../../platform/ids.js'
import { AT, LATER, type ScenePart } from '../../../test/pairs/scene.js'
import { visitIn } from '../../visits/test/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The customer's rating of the vendor for another job, which both have rated. */
    ratingId: string
    /** The vendor's rating of the customer for it, to which the customer has replied. */
    repliedId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ ratingId: newId(), repliedId: newId() }),
  rows({ id, ratingId, repliedId }) {
    const jobId = newId()
    return `
    insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
        phone, final_price, scheduled_date, completed_date, created_at, pickup_date_time, customer_budget)
      values ('${jobId}', '${id.customer}', '${id.vendor}', 'junk_pickup', 'completed',
        'Dana Reyes - Junk Pickup', 'A couch', '1100 Congress Ave', '78701', 'Dana', 'Reyes', '(512) 555-0147', 90,
        '2026-11-01T15:00:00Z', ${AT}, ${AT}, '2026-11-01T15:00:00Z', 200);
    insert into bids (id, job_id, vendor_id, price, status, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 90, 'accepted', ${AT});
    insert into job_events (job_id, actor_id, from_status, to_status, created_at) values
      ('${jobId}', '${id.customer}', null, 'pending', ${AT}),
      ('${jobId}', '${id.customer}', 'pending', 'accepted', ${AT}),
      ('${jobId}', '${id.vendor}', 'accepted', 'in_progress', ${AT}),
      ('${jobId}', '${id.vendor}', 'in_progress', 'completed', ${AT});
    insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, arrived_at, done_at, finished_by_job, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 'haul', ${AT}, ${LATER}, ${visitIn('completed')}, ${AT});
    insert into job_payments (id, job_id, vendor_id, amount, method, status, created_at, decided_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 90, 'check', 'confirmed', ${AT}, ${AT});
    insert into ratings (id, job_id, rater_id, rated_id, rating, comment, created_at, reveals_at, reply, replied_at) values
      ('${ratingId}', '${jobId}', '${id.customer}', '${id.vendor}', 5, 'Quick', ${AT}, ${AT}, null, null),
      ('${repliedId}', '${jobId}', '${id.vendor}', '${id.customer}', 5, 'Ready', ${AT}, ${AT}, 'Thank you', ${AT});
    update users set rating = 5, rating_count = 1 where id in ('${id.customer}', '${id.vendor}');`
  },
}
