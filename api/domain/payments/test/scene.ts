import type { JobStatus } from '../../../rules/jobs/jobGraph.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Stages {
    /** The vendor has marked the job as paid. */
    marked: JobStatus
    /** The customer has paid more than is owed. */
    overpaid: JobStatus
  }
}

export const scenePart: ScenePart = {
  stages: { marked: 'in_progress', overpaid: 'in_progress' },
  rows({ id, jobId, stage }) {
    const paid = { marked: `30, 'check', 'marked', null`, overpaid: `5000, 'check', 'confirmed', ${AT}` }[
      String(stage)
    ]
    return paid
      ? `
    insert into job_payments (id, job_id, vendor_id, amount, method, status, decided_at, created_at)
      values (gen_random_uuid(), '${jobId}', '${id.vendor}', ${paid}, ${AT});`
      : ''
  },
}
