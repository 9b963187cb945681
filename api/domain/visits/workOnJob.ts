import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { isFailureOpen, type MadeVisit } from '../../rules/visits/dueVisit.js'
import { visitGraph } from '../../rules/visits/visitGraph.js'
import { startsFrom, type VisitKind } from '../../rules/visits/visits.js'
import { type Acting, act } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { jobToMove } from '../jobs/jobToMove.js'
import { moment } from '../jobs/mailedJob.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { toState } from '../makeMove.js'
import { moveJob } from './moveJob.js'

/** A job is not completed while a proposal is open; one that is over by its time no longer counts. */
const expectNoOpenChange = async ({ tx, now }: Acting, { id }: Job): Promise<void> => {
  const open = await tx.execute(
    `select id from change_orders where job_id = ? and status = '${changeOrderGraph.first}' and expires_at > ?`,
    [id, now],
  )
  if (open.length > 0) throw conflict('CHANGE_OPEN')
}

/** The vendor may have had the job before, with visits of that time. */
const MADE_VISITS = `select v.kind, v.status, v.finished_by_job as "finishedByJob",
    v.created_at >= (select max(e.created_at) from job_events e where e.job_id = v.job_id and e.to_status = ${toState(jobGraph, 'accept')}) as "isCurrent"
  from visits v where v.job_id = :jobId and v.vendor_id = :vendorId`

/** A visit that failed is not done: one of its kind must have been done since. */
const expectNoFailedVisit = async (tx: EntityManager, { id: jobId, vendorId }: Job): Promise<void> => {
  const visits = await executeNamed<MadeVisit>(tx, MADE_VISITS, { jobId, vendorId })
  if (isFailureOpen(visits)) throw conflict('VISIT_FAILED')
}

/** Refuses a visit whose window is too far ahead. */
export const expectDue = (
  visit: { kind: VisitKind; windowStart: Date },
  { timeZone }: Job,
  now: Date,
): void => {
  const from = startsFrom(visit, timeZone)
  if (now < from) throw conflict('VISIT_EARLY', `You can set off from ${moment(from, timeZone, now)}`)
}

const FIRST_VISIT = `select v.kind, v.window_start as "windowStart" from visits v
  where v.job_id = :jobId and v.vendor_id = :vendorId and v.status = '${visitGraph.first}' order by v.window_start, v.id limit 1`

/** Completes a job that the transaction has locked along with its vendor, for the last visit too. */
export async function completeHeld(acting: Acting, job: Job, by?: 'system'): Promise<void> {
  await expectNoOpenChange(acting, job)
  await expectNoFailedVisit(acting.tx, job)
  const event = await moveJob(acting, job, 'complete', null, by)
  job.completedDate = acting.now
  await tellJobMoved(acting, job, event, [job.customerId])
  acting.tell('rate_customer', {
    to: [job.vendorId],
    jobId: job.id,
    data: { jobEventId: String(event.id) },
  })
}

/** The vendor starts the job, and the customer is notified. */
export const startJob = act(jobToMove('start'), async acting => {
  const { tx, viewer, now, job } = acting
  const event = await moveJob(acting, job, 'start')
  const [first] = await executeNamed<{ kind: VisitKind; windowStart: string }>(tx, FIRST_VISIT, {
    jobId: job.id,
    vendorId: viewer.id,
  })
  if (first) expectDue({ ...first, windowStart: new Date(first.windowStart) }, job, now)
  await tellJobMoved(acting, job, event, [job.customerId])
})

/** The vendor completes the job: sets completedDate, and the customer is notified. */
// The vendor's row counts the jobs completed.
export const completeJob = act(jobToMove('complete', { lockMode: LockMode.PESSIMISTIC_WRITE }), acting =>
  completeHeld(acting, acting.job),
)
