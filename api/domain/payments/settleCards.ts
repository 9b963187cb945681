import type { EntityManager } from '@mikro-orm/postgresql'
import { cents } from '../../rules/cents.js'
import { refundsFor } from '../../rules/payments/cards.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { enqueue } from '../enqueue.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import type { Task } from '../TaskPayloads.js'
import { Payment } from './Payment.js'
import { isStale } from './readCardPayment.js'
import { readStanding } from './standing.js'
import { dueBack, stripePayments } from './stripePayments.js'

/** In cents: what a payment gave back, or is about to. */
const gaveBack = (payment: Payment, payments: readonly Payment[]): bigint =>
  -payments
    .filter(
      ({ refundOf, status }) => refundOf === payment.id && (status === 'started' || status === 'confirmed'),
    )
    .reduce((sum, { amount }) => sum + cents(amount), 0n)

/** Payments by card that can give money back, the newest first. */
const cardMoney = (payments: readonly Payment[]) =>
  payments
    .filter(
      ({ provider, refundOf, status }) =>
        provider === 'stripe' && refundOf === null && status === 'confirmed',
    )
    .map(payment => ({
      id: payment.id,
      amount: cents(payment.amount),
      gaveBack: gaveBack(payment, payments),
      isBlocked:
        payment.disputeStatus === 'open' ||
        payment.disputeStatus === 'lost' ||
        payments.some(({ refundOf, status }) => refundOf === payment.id && status === 'failed'),
    }))

/** In cents: what the vendor says they paid back, and the customer has not answered. */
const markedBack = (payments: readonly Payment[]): bigint =>
  -payments
    .filter(({ status, amount }) => status === paymentGraph.first && cents(amount) < 0n)
    .reduce((sum, { amount }) => sum + cents(amount), 0n)

/** Starts the refunds that are missing. The payments of the vendor are given, their job is locked. */
const startRefunds = async (
  tx: EntityManager,
  now: Date,
  job: Job,
  vendorId: string,
  payments: Payment[],
) => {
  const { toPayBack } = await readStanding(tx, job.id, vendorId)
  const planned = refundsFor(cardMoney(payments), toPayBack - markedBack(payments))
  for (const { paymentId: id, amount } of planned)
    await stripePayments.take(tx, { now }, job, dueBack({ id, vendorId }, amount))
  await tx.flush()
  return planned.map(({ paymentId }) => paymentId)
}

/**
 * Compares what a customer paid a vendor by card with what they owe: gives back exactly what is too much, and ends a session for
 * another amount. The database wakes it with every change of a charge, a payment, a vendor, or an account, whichever act it is.
 */
export const settleCards: Task<'settleCards'> = async (app, { jobId, vendorId }) => {
  // Nothing is asked of Stripe here, so a key that it refuses for a while loses no refund.
  if (!app.config.stripe) return
  await app.database.orm.em.fork().transactional(async tx => {
    const job = await lockJob(tx, jobId)
    const payments = await tx.find(
      Payment,
      { jobId, vendorId },
      { orderBy: { decidedAt: 'desc', id: 'desc' } },
    )
    const refunded = await startRefunds(tx, app.clock(), job, vendorId, payments)
    const session = payments.find(({ status, refundOf }) => status === 'started' && refundOf === null)
    const ended = session?.sessionId && (await isStale(tx, session)) ? [session.id] : []
    for (const paymentId of [...refunded, ...ended]) await enqueue(tx, 'readCardPayment', { paymentId })
  })
}
