import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { makeMove } from '../makeMove.js'
import { Payment } from './Payment.js'
import type { PaymentProvider } from './PaymentProvider.js'

/** Customers and vendors pay each other themselves. Haulbid records what both say about it. */
export const directPayments: PaymentProvider = {
  async take(tx, { now }, { id: jobId }, due) {
    const known = await tx.findOne(Payment, due.id)
    return known ?? tx.create(Payment, { ...due, jobId, createdAt: now })
  },

  async settle({ now }, payment, move, reason) {
    payment.status = makeMove(paymentGraph, payment.status, move, 'customer')
    payment.denyReason = reason
    payment.decidedAt = now
  },
}
