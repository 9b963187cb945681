import { badField, notFound } from '../../platform/errors.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { visitQuotas, visitRates } from '../../rules/visits/visitBounds.js'
import { isOpenVisit, mayHave, windowProblem } from '../../rules/visits/visits.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { followStock } from '../stock/followStock.js'
import { assigneesOf, unassignLeavers } from '../visits/assignees.js'
import type { ScheduleVisitInput } from '../visits/inputs.js'
import { mayMoveWindow, moveWindow } from '../visits/moveWindow.js'
import { tellVisit } from '../visits/tellVisit.js'
import { Visit } from '../visits/Visit.js'
import { moveHeld } from './decideChange.js'
import { jobToChange } from './jobToChange.js'
import { proposeHeld } from './proposeChange.js'

/** The failed visit to schedule again, or the one that has been: the same request twice is one visit. */
const findFailed = (
  visits: readonly Visit[],
  { kind, windowStart, windowEnd }: ScheduleVisitInput,
): { again: Visit } | { failed: Visit } => {
  const again = visits.find(visit => visit.kind === kind && isOpenVisit(visit.status))
  const isSame = again && +again.windowStart === +windowStart && +again.windowEnd === +windowEnd
  if (isSame && again.status === 'scheduled') return { again }
  const failed = visits.findLast(visit => visit.kind === kind && mayMoveWindow(visits, visit))
  if (again || !failed) throw conflict('VISIT_STATE')
  return { failed }
}

/** A job whose vendor is working on it. */
const jobUnderWay: Subject<string, { job: Job; vendorId: string; visits: Visit[] }> = {
  by: ['admin'],
  async hold({ tx, viewer }, jobId) {
    const job = await lockJob(tx, jobId)
    const { vendorId, customerId } = job
    const others = [customerId, ...(await assigneesOf(tx, jobId))]
    await lockActive(tx, viewer, { others: vendorId ? [...others, vendorId] : others })
    if (!vendorId || !isUnderWay(job.status)) throw conflict('JOB_STATE')
    const visits = await tx.find(Visit, { jobId, vendorId }, { orderBy: { windowStart: 'asc' } })
    await unassignLeavers(tx, vendorId, visits)
    return { job, vendorId, visits }
  },
}

/** An admin decides for both sides. */
const scheduleForBoth = act(jobUnderWay, async (acting, input: ScheduleVisitInput) => {
  const { tx, context, viewer, now, job, vendorId, visits } = acting
  const { kind, windowStart, windowEnd } = input
  if (!mayHave(job.type, kind)) throw badField('kind', 'This job has no such visit')
  const found = findFailed(visits, input)
  if ('again' in found) return found.again.id
  const window = { windowStart, windowEnd }
  const problem = windowProblem(window, now)
  if (problem) throw badField(problem.path, problem.message)
  refuseBeyond(context, visitQuotas.visitsPerJob, visits.length + 1)
  await countMade(context, tx, viewer, visitRates.visits)
  const changed = moveWindow({ job, visits }, found.failed.id, window, ({ assignedToId }, at) =>
    tx.create(Visit, { jobId: job.id, vendorId, kind, ...at, assignedToId, createdAt: now }),
  )
  const known = visits.filter(visit => !changed.includes(visit))
  await followStock(acting, { job, visits: [...known, ...changed] }, { isChoice: true })
  for (const visit of changed)
    tellVisit(acting, 'visit_scheduled', { job, visit }, [job.customerId, vendorId])
  const [{ id: visitId, status }] = changed as [Visit]
  const after = { visitId, status }
  audit(tx, context, viewer, { action: 'scheduleVisit', subjectId: job.id, before: {}, after })
  return visitId
})

const scheduleWithOther = act(jobToChange, async (deal, input: ScheduleVisitInput) => {
  const { context, tx, viewer, now, job, side, visits, orders } = deal
  const { kind, windowStart, windowEnd } = input
  if (!job.vendorId || !isUnderWay(job.status)) throw conflict('JOB_STATE')
  if (!mayHave(job.type, kind)) throw badField('kind', 'This job has no such visit')
  const found = findFailed(visits, input)
  if ('again' in found) return found.again.id
  const { failed } = found
  const open = orders.find(
    ({ visitId, status, expiresAt }) => visitId === failed.id && status === 'proposed' && expiresAt > now,
  )
  const isSame = open && +open.windowStart! === +windowStart && +open.windowEnd! === +windowEnd
  if (isSame && open.proposedBy === side) return failed.id
  await countMade(context, tx, viewer, visitRates.visits)
  if (!isSame) {
    await proposeHeld(deal, {
      jobId: job.id,
      kind: 'move_visit',
      visitId: failed.id,
      windowStart,
      windowEnd,
    })
    return failed.id
  }
  const [again] = await moveHeld(deal, open, 'accept')
  if (!again) throw notFound('Visit')
  return again.id
})

/**
 * Schedules a failed visit again once both sides agree: the first side to ask proposes a change order, and the other side
 * accepts it by asking for the same time. Returns the failed visit until then. Repeating the request changes nothing.
 */
export async function scheduleVisit(context: Context, input: ScheduleVisitInput): Promise<string> {
  const { userType } = await context.signedIn('customer', 'vendor', 'admin')
  const schedule = userType === 'admin' ? scheduleForBoth : scheduleWithOther
  return schedule(context, input.jobId, input)
}
