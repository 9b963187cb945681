import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { type VisitMove, visitGraph } from '../../rules/visits/visitGraph.js'
import { pressedAt } from '../../rules/visits/visits.js'
import { lockActive } from '../accounts/lockActive.js'
import { type Acting, expectMover, lockRow, mover, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { Visit } from './Visit.js'
import { roleAtVisit } from './visitPolicy.js'

interface VisitOfJob {
  job: Job
  visit: Visit
  /** Makes the move, or refuses it. */
  move: () => void
}

/** What a vendor reports of a visit, or an admin for them. */
type ReportedMove = Exclude<VisitMove, 'begin' | 'finish' | 'cancel'>

/** A visit that the act moves. */
export const visitOfJob = (move: ReportedMove): Subject<string, VisitOfJob> => ({
  by: ['vendor', 'admin'],
  async hold({ tx, viewer, now }, id) {
    const seen = await tx.findOne(Visit, id)
    if (!seen) throw notFound('Visit')
    const job = await lockJob(tx, seen.jobId)
    const role = roleAtVisit(viewer, job, seen, now)
    expectMover('Visit', visitGraph, move, role)
    // The last visit completes the job, which counts in the vendor's row.
    const lockMode = move === 'complete' ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ
    await lockActive(tx, viewer, { others: [job.customerId, seen.vendorId], lockMode })
    const visit = await lockRow(tx, Visit, id)
    // It may have been assigned to somebody else meanwhile.
    expectMover('Visit', visitGraph, move, roleAtVisit(viewer, job, visit, now))
    const makeMove = mover(visitGraph, visit, move, role)
    return {
      job,
      visit,
      move: () => {
        // The job may have another vendor by now, or be over.
        if (!isUnderWay(job.status) || job.vendorId !== visit.vendorId) throw conflict('VISIT_STATE')
        makeMove()
      },
    }
  },
  audited: ({ job, visit: { id: visitId, status } }) => ({
    action: `${move}Visit`,
    subjectId: job.id,
    facts: { visitId, status },
  }),
})

/** When the vendor pressed, and when Haulbid received that if it was later. */
export const pressed = (
  { job, visit, now }: Pick<VisitOfJob & Acting, 'job' | 'visit' | 'now'>,
  secondsAgo: number | null | undefined,
): { at: Date; receivedAt: Date | null } => {
  const at = secondsAgo ? pressedAt(secondsAgo, visit, job.timeZone, now) : now
  return { at, receivedAt: at < now ? now : null }
}
