import { notFound } from '../../platform/errors.js'
import { isDisputable } from '../../rules/visits/dueVisit.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, lockRow, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { tellDispute } from './tellVisit.js'
import { Visit } from './Visit.js'

/** A visit whose customer and admins look at it after the fact. */
const visitInDispute = (by: 'customer' | 'admin'): Subject<string, { job: Job; visit: Visit }> => ({
  by: [by],
  async hold({ tx, viewer }, id) {
    const seen = await tx.findOne(Visit, id)
    if (!seen) throw notFound('Visit')
    const job = await lockJob(tx, seen.jobId)
    if (by === 'customer' && viewer.id !== job.customerId) throw notFound('Visit')
    await lockActive(tx, viewer, { others: [job.customerId, seen.vendorId] })
    return { job, visit: await lockRow(tx, Visit, id) }
  },
  audited: ({ job, visit: { id: visitId, reportStands } }) => ({
    action: 'decideVisitDispute',
    subjectId: job.id,
    facts: { visitId, reportStands },
  }),
})

/**
 * "That's not what happened": until an admin decides, the reason of the failure doesn't count. "Nobody came" puts a late pickup
 * before an admin. Repeating either changes nothing.
 */
export const disputeVisit = act(visitInDispute('customer'), async (acting, reason: string) => {
  const { now, visit } = acting
  const disputeReason = reason.trim()
  if (visit.disputedAt && visit.disputeReason === disputeReason) return
  if (!isDisputable(visit, now)) throw conflict('VISIT_STATE')
  Object.assign(visit, { disputedAt: now, disputeReason })
  tellDispute(acting, 'visit_disputed', [visit.vendorId])
  tellDispute(acting, 'visit_disputed', 'admins')
})

/** An admin decides: the vendor's report stands, or lateness is not their fault; or the visit counts against the vendor. */
export const decideVisitDispute = act(
  visitInDispute('admin'),
  async (acting, stands: boolean, reason: string) => {
    const { now, job, visit, note } = acting
    const disputeDecision = reason.trim()
    if (visit.reportStands === stands && visit.disputeDecision === disputeDecision) return
    if (!visit.disputedAt || visit.disputeDecidedAt) throw conflict('VISIT_STATE')
    Object.assign(visit, { disputeDecidedAt: now, disputeDecision, reportStands: stands })
    tellDispute(acting, 'visit_dispute_decided', [job.customerId, visit.vendorId])
    note({ reason: disputeDecision })
  },
)
