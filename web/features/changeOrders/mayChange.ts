import type { Side } from '@rules/changeOrders/changeOrders.js'
import { isUnderWay, type JobStatus } from '@rules/jobs/jobGraph.js'

/** True while the side has a change to make; after completion, the vendor may at least give a discount. */
export const mayChange = (status: JobStatus, side: Side | null): boolean =>
  side !== null && (isUnderWay(status) || (side === 'vendor' && status === 'completed'))
