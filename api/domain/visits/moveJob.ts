import { isUnderWay, type JobMove, type JobStatus, jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove, type Mover } from '../../rules/stateGraph.js'
import { type VisitMove, visitGraph } from '../../rules/visits/visitGraph.js'
import { plannedVisits } from '../../rules/visits/visitWindows.js'
import type { Acting } from '../act.js'
import type { Job } from '../jobs/Job.js'
import type { JobEvent } from '../jobs/JobEvent.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { addJobEvent } from '../jobs/jobToMove.js'
import { makeMove } from '../makeMove.js'
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

/** Plans the visits of a vendor who gets the job, and begins, finishes, or cancels them as the job moves on. */
export const moveVisits = async (
  { tx, now }: Pick<Acting, 'tx' | 'now'>,
  job: Job,
  to: JobStatus,
): Promise<void> => {
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
  } else if (to === 'completed')
    moveAll(visits, 'finish', ({ arrivedAt }) => ({
      arrivedAt: arrivedAt ?? now,
      doneAt: now,
      finishedByJob: true,
    }))
  else moveAll(visits, 'cancel')
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
  await moveVisits(acting, job, job.status)
  return event
}
