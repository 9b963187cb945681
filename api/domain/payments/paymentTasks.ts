import { newId } from '../../platform/ids.js'
import { queued, timed } from '../queued.js'

export const paymentTasks = {
  /** Queued by the database, too (Migration20270124CardPayments). */
  settleCards: queued<{ jobId: string; vendorId: string }>({
    event: ({ jobId, vendorId }) => `${jobId}:${vendorId}:${newId()}`,
  }),
  readCardPayment: queued<{ paymentId: string; isLeft?: boolean }>({
    event: ({ paymentId }) => `${paymentId}:${newId()}`,
  }),
  readStripeObject: queued<{ account: string; type: 'refund' | 'dispute'; id: string }>({
    event: ({ id }) => `${id}:${newId()}`,
  }),
  readCardPayments: timed({ cron: '*/10 * * * *' }),
  readDisputes: timed({ cron: '47 9 * * *' }),
}
