import { changeLabel, isOnSiteKind } from '../../rules/changeOrders/onSite.js'
import type { Job } from '../jobs/Job.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { ActingOnJob } from './jobToChange.js'

/** The data of every notice about a change order. */
export const changeData = ({ timeZone }: Job, order: ChangeOrder) => {
  const { id, kind, status, amount, windowStart, windowEnd } = order
  return {
    changeOrderId: id,
    changeKind: kind,
    ...(isOnSiteKind(kind) && { label: changeLabel(order) }),
    status,
    amount,
    timeZone,
    ...(windowStart &&
      windowEnd && {
        windowStart: windowStart.toISOString(),
        windowEnd: windowEnd.toISOString(),
      }),
  }
}

/** Notifies the other side of what this side did. */
export const tellChange = (
  { tell, viewer, job, side }: ActingOnJob,
  order: ChangeOrder,
  notice: 'change_proposed' | 'change_decided',
): void =>
  tell(notice, {
    to: [job.customerId, job.vendorId].filter(user => user !== viewer.id),
    jobId: job.id,
    data: {
      ...changeData(job, order),
      isAtOnce: order.status === 'accepted' && order.proposedBy === side,
    },
  })
