import { executeNamed } from '../../platform/database/prepared.js'
import { changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { isUnderWay, type JobMove, type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove, type Mover } from '../../rules/stateGraph.js'
import { failedSwap, openSwap } from '../../rules/visits/swaps.js'
import { type VisitMove, visitGraph } from '../../rules/visits/visitGraph.js'
import { plannedVisits } from '../../rules/visits/visitWindows.js'
import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { addJobEvent } from '../jobs/jobToMove.js'
import { fromStates, makeMove, toState } from '../makeMove.js'
import { followStock } from '../stock/followStock.js'
import { isOver } from './followVisits.js'
import { Visit } from './Visit.js'

/** Makes a move of all visits that can make it. */
const moveAll = (
  visits: readonly Visit[],
  move: VisitMove,
  times: (visit: Visit) => Partial<Visit> = () => ({}),
) => {
  for (const visit of visits)
    if (canMove(visitGraph, visit.status, move))
      Object.assign(visit, times(visit), { status: makeMove(visitGraph, visit.status, move, 'system') })
}

/** The price of the last swap, which was never made. */
const LAPSE_SWAP = `update job_charges set status = ${toState(chargeGraph, 'lapse')}
  where status in ${fromStates(chargeGraph, 'lapse')} and change_order_id = (select o.id from change_orders o
    where o.job_id = :jobId and o.kind = 'swap' and o.status = ${toState(changeOrderGraph, 'accept')}
    order by o.decided_at desc limit 1)`

/** Plans the visits of a vendor who gets the job, and begins, finishes, or cancels them as the job moves on. */
export const moveVisits = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  job: Job,
  to: JobStatus,
): Promise<Visit[]> => {
  const { id: jobId, vendorId } = job
  const visits = await tx.find(Visit, { jobId }, { orderBy: { windowStart: 'asc', id: 'asc' } })
  const own = visits.filter(visit => visit.vendorId === vendorId && !isOver(visit))
  if (to === 'accepted') {
    // A vendor who has the job again may have delivered already.
    for (const planned of plannedVisits(job, now))
      if (!own.some(({ kind }) => kind === planned.kind))
        tx.create(Visit, { jobId, vendorId: vendorId!, ...planned, createdAt: now })
  } else if (to === 'in_progress') {
    if (own.every(({ status }) => status === visitGraph.first))
      moveAll(own.slice(0, 1), 'begin', () => ({ arrivedAt: now }))
  } else {
    const isSwapOwed = openSwap(visits) || failedSwap(visits)
    if (to === 'completed')
      moveAll(
        visits.filter(({ kind }) => kind !== 'swap'),
        'finish',
        ({ arrivedAt }) => ({ arrivedAt: arrivedAt ?? now, doneAt: now, finishedByJob: true }),
      )
    // Cancels whatever is still open, swaps included: nobody pays for a swap without a record.
    moveAll(visits, 'cancel')
    if (isSwapOwed) await executeNamed(tx, LAPSE_SWAP, { jobId })
  }
  return visits
}

/** Changes the status of a locked job and moves its visits along, or refuses with the reason. */
export const moveJob = async (
  acting: Acting,
  job: Job,
  move: JobMove,
  reason?: string | null,
  by: Mover | null = roleIn(acting.viewer, job),
): Promise<JobEvent> => {
  const before = job.status
  job.status = makeMove(jobGraph, before, move, by)
  job.givenBackAt = isUnderWay(before) && job.status === 'pending' ? acting.now : null
  const event = addJobEvent(acting, job, before, reason)
  if (isUnderWay(before) && (job.status === 'pending' || job.status === 'cancelled'))
    event.lostById = job.vendorId
  const visits = await moveVisits(acting, job, job.status)
  await followStock(acting, { job, visits }, { isChoice: job.status === 'accepted' })
  return event
}
