import type { Context } from '../context.js'
import { tell } from '../tell.js'
import type { ChangeOrder } from './ChangeOrder.js'
import type { Deal } from './holdChange.js'

/** Tells the other side of what this side did. */
export const tellChange = (
  context: Context,
  { tx, viewer, job }: Deal,
  { id, kind, status, amount }: ChangeOrder,
  notice: 'change_proposed' | 'change_decided',
): Promise<void> =>
  tell(tx, context, {
    kind: notice,
    to: [job.customerId, job.vendorId].filter(user => user !== viewer.id),
    jobId: job.id,
    data: { changeOrderId: id, changeKind: kind, status, amount },
  })
