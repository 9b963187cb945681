import { badField, notFound } from '../../platform/errors.js'
import { addDays, DAY_MS } from '../../rules/dates.js'
import { isUnderWay } from '../../rules/jobGraph.js'
import { kindsOf, windowProblem } from '../../rules/visits.js'
import { momentIn, wallTimeIn } from '../../rules/zonedTime.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { roleIn } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/moveJob.js'
import { followVisits, isOver } from './followVisits.js'
import type { ScheduleVisitInput } from './inputs.js'
import { tellVisit } from './tellVisit.js'
import { Visit } from './Visit.js'

/** Moves a pickup that a later delivery overtakes by as many days as the delivery, so the rental keeps its length. */
const moveOvertaken = ({ timeZone }: Job, all: readonly Visit[], deliveryStart: Date): Visit | null => {
  const pickup = all.find(({ kind, status }) => kind === 'pickup' && status === 'scheduled')
  const failed = all.findLast(({ kind, status }) => kind === 'delivery' && status === 'failed')
  if (!pickup || !failed) return null
  const dayOf = (moment: Date) => Date.parse(wallTimeIn(moment, timeZone).date)
  const daysUntil = (moment: Date, from: Date) => (dayOf(moment) - dayOf(from)) / DAY_MS
  const overtaken = daysUntil(deliveryStart, pickup.windowStart)
  if (overtaken < 0) return null
  const later = (moment: Date, days: number) => {
    const { date, time } = wallTimeIn(moment, timeZone)
    return momentIn({ date: addDays(date, days), time }, timeZone)
  }
  const days = Math.max(daysUntil(deliveryStart, failed.windowStart), overtaken + 1)
  pickup.windowStart = later(pickup.windowStart, days)
  pickup.windowEnd = later(pickup.windowEnd, days)
  return pickup
}

/** Lets either party schedule a failed visit again. Repeating the request changes nothing. */
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
    // Visit moves lock the job first, so these can't change.
    const all = await tx.find(Visit, { jobId, vendorId }, { orderBy: { windowStart: 'asc' } })
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
    const overtaken = kind === 'delivery' ? moveOvertaken(job, all, windowStart) : null
    followVisits(job, [...all, visit])
    for (const each of [visit, overtaken])
      if (each)
        await tellVisit(tx, context, viewer, job, each, {
          kind: 'visit_scheduled',
          to: [customerId, vendorId],
        })
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
