import { isJobPast } from '../../rules/jobs/jobDates.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { act } from '../act.js'
import { conflict } from '../conflicts.js'
import { dealOf, jobToMove } from '../jobs/jobToMove.js'
import { tellJobMoved } from '../jobs/tellJobMoved.js'
import { expectVendor } from './expectVendor.js'
import { invitePreviousBidders, vendorsNotChosen } from './invitePreviousBidders.js'
import { takeFromVendor } from './takeFromVendor.js'

/**
 * An admin takes a job under way from its vendor and reopens it for bids. Past its date nobody could bid on it, so it
 * can only be reassigned or cancelled.
 */
export const reopenJob = act(
  {
    ...jobToMove('reopen', { others: vendorsNotChosen }),
    audited: ({ job }) => ({ action: 'reopenJob', subjectId: job.id, facts: dealOf(job) }),
  },
  async (acting, reason: string, vendorSeen?: string | null) => {
    const { job, held, now, note } = acting
    const { vendorId } = job
    if (canMove(jobGraph, job.status, 'reopen')) {
      if (isJobPast(job, now)) throw conflict('JOB_EXPIRED')
      expectVendor(job, vendorSeen)
    }
    const event = await takeFromVendor(acting, job, 'reopen', reason)
    await tellJobMoved(acting, job, event, [job.customerId, vendorId])
    await invitePreviousBidders(acting, job, held)
    note({ reason: event.reason })
  },
)
