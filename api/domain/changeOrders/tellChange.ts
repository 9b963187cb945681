import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Deal } from './holdChange.js'

/** Notifies the other side of what this side did. `endChanges` builds the same data in SQL. */
export const tellChange = (
  context: Context,
  { tx, viewer, job, side }: Deal,
  { id, kind, status, amount, proposedBy, windowStart, windowEnd }: ChangeOrder,
  notice: 'change_proposed' | 'change_decided',
): Promise<void> =>
  tell(tx, context, {
    kind: notice,
    to: [job.customerId, job.vendorId].filter(user => user !== viewer.id),
    jobId: job.id,
    data: {
      changeOrderId: id,
      changeKind: kind,
      status,
      amount,
      isAtOnce: status === 'accepted' && proposedBy === side,
      timeZone: job.timeZone,
      ...(windowStart &&
        windowEnd && {
          windowStart: windowStart.toISOString(),
          windowEnd: windowEnd.toISOString(),
        }),
    },
  })
