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
  }
}

export const scenePart: ScenePart = {
  names: () => ({ changeOrderId: newId() }),
  stages: { changed: 'in_progress' },
  rows: ({ id, jobId, changeOrderId, stage }) =>
    stage === 'changed'
      ? `
    insert into change_orders (id, job_id, vendor_id, kind, proposed_by, amount, note, created_at, expires_at)
      values ('${changeOrderId}', '${jobId}', '${id.vendor}', 'extra', 'vendor', 20, 'A piano', ${AT}, ${AT}::timestamptz + interval '2 days');
    insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, status, change_order_id, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', 'extra', 'Extra work', 20, 20, 'proposed', '${changeOrderId}', ${AT});`
      : '',
}
