import { newId } from '../../../platform/ids.js'
import type { JobStatus } from '../../../rules/jobs/jobGraph.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** A charge of the vendor, once the job is theirs. */
    chargeId: string
  }
  interface Stages {
    /** The customer contests a charge. */
    contested: JobStatus
    /** An admin has let the charge stand. */
    decided: JobStatus
  }
}

export const scenePart: ScenePart = {
  names: () => ({ chargeId: newId() }),
  stages: { contested: 'in_progress', decided: 'in_progress' },
  rows({ id, jobId, chargeId, stage, isOpen }) {
    if (isOpen) return ''
    const contested = `contested_at = ${AT}, contest_reason = 'Only one day'`
    return `
    insert into job_charges (id, job_id, vendor_id, kind, label, quantity, unit_price, amount, contest_until, created_at)
      values ('${chargeId}', '${jobId}', '${id.vendor}', 'extra_day', 'Extra days', 2, 15, 30, ${AT}::timestamptz + interval '72 hours', ${AT});
    ${stage === 'contested' ? `update job_charges set status = 'contested', ${contested} where id = '${chargeId}';` : ''}
    ${
      stage === 'decided'
        ? `update job_charges set ${contested}, decided_at = ${AT}, decision_reason = 'Two days', contest_until = null where id = '${chargeId}';
    insert into audit_events (id, actor_id, action, subject_id, after, created_at)
      values (gen_random_uuid(), '${id.admin}', 'upholdCharge', '${jobId}', '{"id": "${chargeId}"}', ${AT});`
        : ''
    }`
  },
}
