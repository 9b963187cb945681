import { newId } from '../../../platform/ids.js'
import type { JobStatus } from '../../../rules/jobs/jobGraph.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The vendor's proposal of extra work, if the stage has one. */
    changeOrderId: string
  }
  interface Stages {
    /** The vendor has proposed extra work. */
    changed: JobStatus
    /** The job is a rental whose dumpster is there, and its bid names the price of a swap. */
    delivered: JobStatus
    /** The crew of the junk pickup is there, and its bid names the price of a mattress. */
    loaded: JobStatus
  }
}

export const scenePart: ScenePart = {
  names: () => ({ changeOrderId: newId() }),
  stages: { changed: 'in_progress', delivered: 'in_progress', loaded: 'in_progress' },
  rows: ({ id, jobId, bidId, visitId, changeOrderId, stage }) => {
    if (stage === 'delivered')
      return `
    update jobs set type = 'dumpster_rental', title = 'Dana Reyes - Dumpster Rental', dumpster_size = '20_yard', pickup_date_time = null,
        customer_budget = null, dropoff_date = '2026-11-20', dropoff_time_preference = 'morning', pickup_date = '2026-12-31'
      where id = '${jobId}';
    update bids set swap_price = 70 where id = '${bidId}';
    update visits set kind = 'delivery', status = 'done', arrived_at = ${AT}, done_at = ${AT} where id = '${visitId}';
    insert into visits (id, job_id, vendor_id, kind, window_start, window_end, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 'pickup', '2026-12-31T14:00:00Z', '2026-12-31T23:00:00Z', ${AT});`
    if (stage === 'loaded')
      return `update bids set items = '[{"kind": "mattress", "takes": "extra", "price": "40.00"}]' where id = '${bidId}';`
    return stage === 'changed'
      ? `
    insert into change_orders (id, job_id, vendor_id, kind, proposed_by, amount, note, created_at, expires_at)
      values ('${changeOrderId}', '${jobId}', '${id.vendor}', 'extra', 'vendor', 20, 'A piano', ${AT}, ${AT}::timestamptz + interval '2 days');
    insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, status, change_order_id, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 'extra', 'Extra work', 20, 20, 'proposed', '${changeOrderId}', ${AT});`
      : ''
  },
}
