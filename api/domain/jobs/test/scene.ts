import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    jobId: string
    /** The customer's rental, pending, without bids. */
    rentalId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ jobId: newId(), rentalId: newId() }),
  stages: { pending: 'pending', accepted: 'accepted', in_progress: 'in_progress', completed: 'completed' },
  rows({ id, jobId, rentalId, steps, isOpen }) {
    const status = steps.at(-1)
    const events = steps.map(
      (to, at) =>
        `('${jobId}', '${at === 0 ? id.customer : id.vendor}', ${at === 0 ? 'null' : `'${steps[at - 1]}'`}, '${to}', ${AT})`,
    )
    return `
    insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
        phone, final_price, scheduled_date, completed_date, created_at, pickup_date_time, customer_budget)
      values ('${jobId}', '${id.customer}', ${isOpen ? 'null' : `'${id.vendor}'`}, 'junk_pickup', '${status}',
        'Dana Reyes - Junk Pickup', 'A couch', '1100 Congress Ave', '78701', 'Dana', 'Reyes', '(512) 555-0147',
        ${isOpen ? 'null' : 149.5}, '2026-12-24T15:00:00Z', ${status === 'completed' ? AT : 'null'}, ${AT},
        '2026-12-24T15:00:00Z', 200);
    update jobs set service_fee_percent = 10 where id = '${jobId}' and status = 'completed';
    ${isOpen ? `insert into unserved_jobs (job_id) values ('${jobId}');` : ''}
    insert into job_events (job_id, actor_id, from_status, to_status, created_at) values ${events};
    insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, scheduled_date,
        created_at, dumpster_size, dropoff_date, dropoff_time_preference, pickup_date)
      values ('${rentalId}', '${id.customer}', 'dumpster_rental', 'Dana Reyes - Dumpster Rental', '1100 Congress Ave',
        '78701', 'Dana', 'Reyes', '(512) 555-0147', '2026-12-24T00:00:00Z', ${AT}, '20_yard', '2026-12-24', 'morning', '2026-12-31');
    insert into job_events (job_id, actor_id, to_status, created_at)
      values ('${rentalId}', '${id.customer}', 'pending', ${AT});`
  },
}
