import type { Cause, NounCache } from '../../apollo/NounCache.js'
import { latest, leaves } from '../../apollo/policies.js'
import { refetch, refetchFiltered } from '../../apollo/updateLists.js'

/** The tables in which the worklist finds work. A late vendor is reported by the clock, and by the notice about it. */
const WORK: readonly Cause[] = [
  'bid',
  'ticket',
  'document',
  'statement',
  'user',
  'notice',
  'task',
  'application',
]

const SUSPENSION = [refetch('adminSuspensions'), 'audit'] as const
const TASK = [refetch('failedTasks', 'worklist'), 'audit'] as const

export const adminCache: NounCache = {
  fields: {
    worklist: { policy: latest, causes: [...WORK, 'movedJob', 'adminWork'] },
    // The worklist also says which jobs need an admin.
    jobs: {
      policy: leaves('search', 'status', 'needs'),
      causes: WORK,
      concerns: stored => stored.includes('"needs":"'),
    },
    adminStats: { causes: ['ticket', 'user', 'movedJob', 'adminWork'] },
    marketOverview: { causes: ['bid', 'movedJob'] },
    marketAreas: { causes: ['bid'] },
    extraLoadShare: { causes: ['movedJob'] },
    overdueMoney: { policy: latest, causes: ['statement', 'movedJob', 'adminWork'] },
    settings: { causes: ['settings'] },
    failedTasks: { policy: latest, causes: ['task'] },
    adminSuspensions: { causes: ['suspension'] },
  },
  types: { Settings: { keyFields: [] }, Worklist: { keyFields: [] } },
  mutations: {
    RequestAdminSuspension: SUSPENSION,
    ConfirmAdminSuspension: [refetchFiltered('users'), ...SUSPENSION],
    WithdrawAdminSuspension: SUSPENSION,
    RetryTask: TASK,
    RemoveTask: TASK,
    UpdateSettings: ['audit'],
  },
}
