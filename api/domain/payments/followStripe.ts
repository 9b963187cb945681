import type { EntityManager } from '@mikro-orm/postgresql'
import { cents } from '../../rules/cents.js'
import type { NoticeKindName } from '../../rules/notices/notices.js'
import type { PaymentMove } from '../../rules/payments/paymentGraph.js'
import { lockRow } from '../act.js'
import type { AppContext } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { bookCollectedFee } from '../ledger/collectFee.js'
import { type Told, tellAll } from '../tell.js'
import { lockReaders } from '../tellDue.js'
import { bookDiscounts } from './bookDiscounts.js'
import type { SeenRefund, SeenSession } from './cardAtStripe.js'
import { Payment } from './Payment.js'
import { dueBack, stripePayments } from './stripePayments.js'

/** A payment by card whose job is locked. */
export interface Following {
  tx: EntityManager
  now: Date
  job: Job
  payment: Payment
  tell: <Kind extends NoticeKindName>(told: Told<Kind>) => void
}

/** Moves a payment by card in a transaction of its own, with everybody who hears of it locked. */
export const follow = async <Result>(
  { database, clock }: AppContext,
  { id, jobId, vendorId }: Pick<Payment, 'id' | 'jobId' | 'vendorId'>,
  work: (following: Following) => Promise<Result>,
): Promise<Result> =>
  database.orm.em.fork().transactional(async tx => {
    const now = clock()
    const job = await lockJob(tx, jobId)
    await lockReaders(tx, [job.customerId, vendorId])
    const told: Told[] = []
    const payment = await lockRow(tx, Payment, id)
    const result = await work({ tx, now, job, payment, tell: each => told.push(each as Told) })
    await tx.flush()
    await tellAll(tx, { now }, told)
    return result
  })

/** The data of each notice about a card payment. */
export const dataOf = ({ id, amount, failure }: Payment) => ({ paymentId: id, amount, failure })

const move = (following: Following, payment: Payment, to: PaymentMove, failure: string | null = null) =>
  stripePayments.settle(following, payment, to, failure)

/** Stripe has taken the money. */
const takePaid = async (following: Following, chargeId: string): Promise<void> => {
  const { tx, now, job, payment, tell } = following
  payment.processorId = chargeId
  await move(following, payment, 'settle')
  await tx.flush()
  const { id: paymentId, jobId, vendorId, fee } = payment
  await bookCollectedFee(tx, { paymentId, jobId, vendorId, fee, now })
  tell({ kind: 'card_paid', to: [job.customerId, vendorId], jobId, data: dataOf(payment) })
}

const tellRefund = ({ job, tell }: Following, refund: Payment) => {
  const { jobId, vendorId } = refund
  const data = dataOf(refund)
  if (refund.failure === null) {
    tell({ kind: 'card_refunded', to: [job.customerId, vendorId], jobId, data })
    return
  }
  tell({ kind: 'card_refund_failed', to: [job.customerId, vendorId], jobId, data })
  tell({ kind: 'card_refund_failed', to: 'admins', jobId, data })
}

/** Ends a refund as Stripe says. One that is pending stays. */
const endRefund = async (
  following: Following,
  refund: Payment,
  { status, failure }: Pick<SeenRefund, 'status' | 'failure'>,
): Promise<void> => {
  const { tx, now } = following
  const isNews = status === 'failed' ? refund.status !== 'failed' : refund.status === 'started'
  if (status === 'pending' || !isNews) return
  await move(following, refund, status === 'failed' ? 'fail' : 'settle', failure)
  await tx.flush()
  if (status === 'succeeded') await bookDiscounts(tx, { now }, refund)
  tellRefund(following, refund)
}

/** A refund that the vendor made at Stripe. Refunds that we planned and Stripe doesn't have lapse, because this one may cover them. */
const addRefund = async (following: Following, refunds: Payment[], seen: SeenRefund): Promise<Payment> => {
  const { tx, now, job, payment } = following
  for (const refund of refunds)
    if (refund.status === 'started' && refund.processorId === null) await move(following, refund, 'lapse')
  await tx.flush()
  const added = await stripePayments.take(tx, { now }, job, dueBack(payment, cents(seen.amount)))
  await tx.flush()
  return added
}

/** Brings our refunds of a payment to what Stripe says of them. */
export const followRefunds = async (following: Following, seen: readonly SeenRefund[]): Promise<void> => {
  const { tx, payment } = following
  const refunds = await tx.find(Payment, { refundOf: payment.id })
  // Stripe lists the newest first.
  for (const each of seen.toReversed()) {
    const known =
      refunds.find(({ processorId }) => processorId === each.id) ??
      refunds.find(
        ({ id, processorId, status }) => processorId === null && id === each.paymentId && status !== 'lapsed',
      )
    if (!known && each.status === 'failed') continue
    const refund = known ?? (await addRefund(following, refunds, each))
    if (refund.status === 'started' && refund.processorId === null) refund.processorId = each.id
    await tx.flush()
    await endRefund(following, refund, each)
  }
}

/** Ends a refund that Stripe refuses to make. */
export const refuseRefund = async (following: Following, failure: string): Promise<void> => {
  if (following.payment.status === 'started')
    await endRefund(following, following.payment, { status: 'failed', failure })
}

/** Brings a payment and its refunds to what Stripe says of its session. */
export const followSession = (
  app: AppContext,
  known: Payment,
  { status, chargeId, refunds }: SeenSession,
): Promise<void> =>
  follow(app, known, async following => {
    const { payment } = following
    // Another session has taken its place since it was read.
    if (payment.sessionId !== known.sessionId) return
    if (payment.status === 'started') {
      if (status === 'paid') await takePaid(following, chargeId!)
      if (status === 'over') await move(following, payment, 'lapse')
    }
    if (payment.status === 'confirmed') await followRefunds(following, refunds)
  })

/** Marks a payment by card as failed, with its code. */
export const failPayment = (app: AppContext, known: Payment, failure: string): Promise<void> =>
  follow(app, known, async following => {
    const { payment } = following
    if (payment.status === 'started' && payment.attempt === known.attempt)
      await move(following, payment, 'fail', failure)
  })
