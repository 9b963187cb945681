import { newId } from '../../../platform/ids.js'
import type { JobStatus } from '../../../rules/jobs/jobGraph.js'
import { AT, type ScenePart, type Stage } from '../../../test/pairs/scene.js'

/** How the visit is in some stages. */
const CHANGED: Partial<Record<Stage, string>> = {
  accepted: `window_start = ${AT}::timestamptz + interval '20 hours', window_end = ${AT}::timestamptz + interval '22 hours'`,
  missed: `window_start = ${AT}::timestamptz - interval '1 day', window_end = ${AT}::timestamptz - interval '22 hours'`,
  onTheWay: `status = 'on_the_way', arrived_at = null, on_the_way_at = ${AT}, eta = ${AT}`,
  disputed: `status = 'failed', failed_at = ${AT}, failure_reason = 'blocked', disputed_at = ${AT}, dispute_reason = 'I was there'`,
  calledOff: `status = 'failed', failed_at = ${AT}, failure_reason = 'vendor_fault'`,
  failed: `status = 'failed', failed_at = ${AT}, failure_reason = 'blocked'`,
}

/** Its status, arrived_at, done_at, and finished_by_job, as moving the job leaves it. */
export const visitIn = (status: JobStatus) =>
  status === 'accepted'
    ? `'scheduled', null, null, false`
    : status === 'in_progress'
      ? `'arrived', ${AT}, null, false`
      : `'done', ${AT}, ${AT}, true`

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The vendor's visit, once the job is theirs. */
    visitId: string
  }
  interface Stages {
    /** Nobody came to the accepted job. */
    missed: JobStatus
    /** Its visit could not be done. */
    failed: JobStatus
    /** Its vendor called the visit off. */
    calledOff: JobStatus
    /** Its vendor has set off. */
    onTheWay: JobStatus
    /** The customer disputes the failure. */
    disputed: JobStatus
  }
}

export const scenePart: ScenePart = {
  names: () => ({ visitId: newId() }),
  stages: {
    missed: 'accepted',
    failed: 'in_progress',
    onTheWay: 'in_progress',
    disputed: 'in_progress',
    calledOff: 'accepted',
  },
  rows: ({ id, jobId, visitId, steps, stage, isOpen }) =>
    isOpen
      ? ''
      : `
    insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, arrived_at, done_at, finished_by_job, created_at)
      values ('${visitId}', '${jobId}', '${id.vendor}', 'haul', '2026-12-24T15:00:00Z', '2026-12-24T17:00:00Z', ${visitIn(steps.at(-1)!)}, ${AT});
    ${CHANGED[stage] ? `update visits set ${CHANGED[stage]} where id = '${visitId}';` : ''}`,
}
