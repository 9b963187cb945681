import { newId } from '../../platform/ids.js'
import { fromCents } from '../../rules/cents.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { makeMove } from '../makeMove.js'
import { Payment } from './Payment.js'
import type { PaymentProvider } from './PaymentProvider.js'

/** What a payment by card gives back, in cents. */
export const dueBack = ({ id, vendorId }: Pick<Payment, 'id' | 'vendorId'>, amount: bigint) => ({
  id: newId(),
  vendorId,
  amount: fromCents(-amount),
  method: 'card' as const,
  refundOf: id,
})

/** Cards pay through the vendor's account at Stripe. A payment is started here, and ends as Stripe says. */
export const stripePayments: PaymentProvider = {
  async take(tx, { now }, { id: jobId }, due) {
    const known = await tx.findOne(Payment, due.id)
    const started = { provider: 'stripe', status: 'started', createdAt: now, attemptedAt: now } as const
    return known ?? tx.create(Payment, { ...due, ...started, jobId })
  },

  async settle({ now }, payment, move, failure) {
    payment.status = makeMove(paymentGraph, payment.status, move, 'system')
    payment.failure = failure
    payment.decidedAt = now
  },
}
