import { type Act, admin, afterAllDates, customer, job, vendor } from '../../../test/pairs/act.js'
import { taskWork } from '../../../test/taskWork.js'
import { extendStock } from '../extendStock.js'
import { remindOfVisits } from '../remindOfVisits.js'

export const acts: Record<string, Act[]> = {
  createCalendarFeed: [{ by: vendor }],
  revokeCalendarFeed: [{ by: vendor }],
  startJob: [{ by: vendor, variables: job, stage: 'accepted' }],
  completeJob: [{ by: vendor, variables: job, stage: 'in_progress' }],
  startVisit: [
    { by: vendor, variables: ({ visitId }) => ({ visitId, etaMinutes: 15 }), stage: 'accepted' },
    { by: admin, variables: ({ visitId }) => ({ visitId, etaMinutes: 30 }), stage: 'accepted' },
  ],
  undoStartVisit: [{ by: vendor, variables: ({ visitId }) => ({ visitId }), stage: 'onTheWay' }],
  disputeVisit: [
    { by: customer, variables: ({ visitId }) => ({ visitId, reason: 'I was there' }), stage: 'failed' },
  ],
  decideVisitDispute: [
    {
      by: admin,
      variables: ({ visitId }) => ({ visitId, stands: true, reason: 'The photo' }),
      stage: 'disputed',
    },
  ],
  arriveAtVisit: [{ by: vendor, variables: ({ visitId }) => ({ visitId }), stage: 'in_progress' }],
  completeVisit: [
    {
      by: vendor,
      variables: ({ visitId, paperId }) => ({ visitId, input: { photos: [`/objects/${paperId}`] } }),
      stage: 'in_progress',
    },
  ],
  failVisit: [
    {
      by: vendor,
      variables: ({ visitId }) => ({ visitId, input: { reason: 'unsafe' } }),
      stage: 'in_progress',
    },
  ],
}

export const tasks: Record<string, Act[]> = {
  extendStock: [
    {
      by: admin,
      stage: 'in_progress',
      run: ({ app }) => extendStock({ ...app.context, clock: afterAllDates }, {}, taskWork('extendStock')),
    },
  ],
  remindOfVisits: [
    {
      by: admin,
      stage: 'accepted',
      run: ({ app }) =>
        remindOfVisits({ ...app.context, clock: afterAllDates }, {}, taskWork('remindOfVisits')),
    },
  ],
}
