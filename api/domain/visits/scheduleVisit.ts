import { badField, notFound } from '../../platform/errors.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { kindsOf, windowProblem } from '../../rules/visits.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/moveJob.js'
import type { ScheduleVisitInput } from './inputs.js'
import { tellVisit } from './tellVisit.js'
import { Visit } from './Visit.js'

const isOver = ({ status }: Visit) => status === 'failed' || status === 'cancelled'

/** Either party schedules a failed visit again. Sent twice, it is one visit. */
export async function scheduleVisit(
  context: Context,
  { jobId, kind, windowStart, windowEnd }: ScheduleVisitInput,
): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor', 'admin')
  return context.act(async tx => {
    const job = await lockJob(tx, jobId)
    if (!roleIn(viewer, job)) throw notFound('Job')
    const { vendorId, customerId } = job
    await lockActive(tx, viewer, { others: vendorId ? [customerId, vendorId] : [customerId] })
    if (!vendorId || !isUnderWay(job.status)) throw conflict('JOB_STATE')
    if (!kindsOf[job.type].includes(kind)) throw badField('kind', 'This job has no such visit')
    // Moves of visits lock the job first, so these stay as they are.
    const all = await tx.find(Visit, { jobId, vendorId })
    const known = all.find(visit => visit.kind === kind && !isOver(visit))
    if (known) {
      const isSame = +known.windowStart === +windowStart && +known.windowEnd === +windowEnd
      if (isSame && known.status === 'scheduled') return known.id
      throw conflict('VISIT_STATE')
    }
    const problem = windowProblem({ windowStart, windowEnd }, context.now)
    if (problem) throw badField(problem.path, problem.message)
    refuseBeyond(context, 'visitsPerJob', all.length + 1)
    await countMade(context, tx, viewer, 'visits')
    const visit = tx.create(Visit, {
      jobId,
      vendorId,
      kind,
      windowStart,
      windowEnd,
      createdAt: context.now,
    })
    await tellVisit(tx, context, viewer, job, visit, { kind: 'visit_scheduled', to: [customerId, vendorId] })
    if (viewer.userType === 'admin')
      audit(tx, context, viewer, {
        action: 'scheduleVisit',
        subjectId: jobId,
        before: {},
        after: { visitId: visit.id, status: visit.status },
      })
    return visit.id
  })
}
