import { paymentGraph } from '../../rules/paymentGraph.js'
import { makeMove } from '../makeMove.js'
import { Payment } from './Payment.js'
import type { PaymentProvider } from './PaymentProvider.js'

/** Customers pay their vendors themselves. Haulbid records what both say about it. */
export const directPayments: PaymentProvider = {
  async take(tx, { now }, { id: jobId, vendorId }, due) {
    const known = await tx.findOne(Payment, due.id)
    return known ?? tx.create(Payment, { ...due, jobId, vendorId: vendorId!, createdAt: now })
  },

  async settle({ now }, payment, move, reason) {
    payment.status = makeMove(paymentGraph, payment.status, move, 'customer')
    payment.denyReason = reason
    payment.decidedAt = now
  },
}
