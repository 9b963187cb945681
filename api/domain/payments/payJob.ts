import { notFound } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { cents, fromCents } from '../../rules/cents.js'
import { formatMoney } from '../../rules/formatMoney.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { isRunning } from '../../rules/payments/cards.js'
import { paymentQuotas } from '../../rules/payments/paymentBounds.js'
import { type PaymentMove, paymentGraph } from '../../rules/payments/paymentGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { type Acting, act, lockRow, type Subject } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { Job } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { bookDiscounts } from './bookDiscounts.js'
import { Payment } from './Payment.js'
import { paymentProviders } from './paymentProviders.js'
import { readStanding, type Standing } from './standing.js'

/** The payments that a person has marked or started. */
export const countMade = (payments: readonly Payment[]): number =>
  payments.filter(({ refundOf }) => refundOf === null).length

/** Refuses an act that saw another amount. */
export const amountChanged = (amount: bigint) =>
  conflict('AMOUNT_CHANGED', `The amount has changed to ${formatMoney(fromCents(amount))}`)

const providerOf = ({ app }: Context) => paymentProviders[app.config.payments]

const tellPayment = (
  { tell }: Acting,
  kind: 'payment_marked' | 'payment_confirmed' | 'payment_denied',
  { id, jobId, amount, method, denyReason: reason }: Payment,
  to: (string | null)[] | 'admins',
): void => tell(kind, { to, jobId, data: { paymentId: id, amount, method, reason } })

/** A job with what stands between its customer and a vendor who has or had it. */
const jobOfVendor: Subject<string, { job: Job; standing: Standing; payments: Payment[] }> = {
  by: ['vendor'],
  async hold({ tx, viewer }, jobId) {
    const job = await lockJob(tx, jobId)
    const standing = await readStanding(tx, jobId, viewer.id)
    if (job.vendorId !== viewer.id && !standing.isVendor) throw notFound('Job')
    await lockActive(tx, viewer, { others: [job.customerId] })
    return { job, standing, payments: await tx.find(Payment, { jobId }) }
  },
}

/** In cents: the most that a payment can be, and its amount unless the vendor names a part. */
interface Bounds {
  most: bigint
  usual: bigint
}

/** A vendor who has or had the job marks money that moved. */
const mark = (boundsOf: (standing: Standing) => Bounds, sign: '' | '-') =>
  act(jobOfVendor, async (acting, method: PaymentMethod, amount?: string | null) => {
    const { tx, context, viewer, job, standing, payments } = acting
    const own = payments.filter(({ vendorId }) => vendorId === viewer.id)
    if (own.some(({ status }) => status === paymentGraph.first)) throw conflict('PAYMENT_WAITING')
    if (sign === '' && own.some(payment => payment.refundOf === null && isRunning(payment, context.now)))
      throw conflict('CARD_RUNNING')
    refuseBeyond(context, paymentQuotas.paymentsPerJob, countMade(payments) + 1)
    const { most, usual } = boundsOf(standing)
    const wanted = amount == null ? usual : cents(amount)
    if (most <= 0n || wanted <= 0n) throw conflict('NOTHING_DUE')
    if (wanted > most) throw amountChanged(most)
    const due = { id: newId(), vendorId: viewer.id, amount: `${sign}${fromCents(wanted)}`, method }
    const payment = await providerOf(context).take(tx, context, job, due)
    tellPayment(acting, 'payment_marked', payment, [job.customerId])
  })

/** The vendor says that the customer paid: a part, or what is due and not contested. */
export const markPaid = mark(({ due, contested }) => ({ most: due, usual: due - contested }), '')

/** The vendor says that they paid money back: what was paid too much, and discounts that wait for it. */
export const markPaidBack = mark(({ toPayBack }) => ({ most: toPayBack, usual: toPayBack }), '-')

/** The payment that the customer means: the one they name, or the only one that waits. */
const pick = (payments: Payment[], paymentId: string | null | undefined): Payment => {
  const waiting = payments.filter(({ status }) => status === paymentGraph.first)
  if (!paymentId && waiting.length > 1) throw conflict('PAYMENT_UNCLEAR')
  const payment = paymentId ? payments.find(({ id }) => id === paymentId) : (waiting[0] ?? payments.at(-1))
  if (!payment) throw notFound('Payment')
  return payment
}

interface SeenPayment {
  jobId: string
  paymentId?: string | null | undefined
}

const paymentOfJob: Subject<SeenPayment, { payment: Payment }> = {
  by: ['customer'],
  async hold({ tx, viewer }, { jobId, paymentId }) {
    const job = await lockJob(tx, jobId)
    if (job.customerId !== viewer.id) throw notFound('Job')
    const payments = await tx.find(Payment, { jobId }, { orderBy: { createdAt: 'asc', id: 'asc' } })
    const { id, vendorId } = pick(payments, paymentId)
    await lockActive(tx, viewer, { others: [vendorId] })
    return { payment: await lockRow(tx, Payment, id) }
  },
}

/** The customer confirms or denies a payment that a vendor marked. */
export const settlePayment = act(
  paymentOfJob,
  async (acting, move: PaymentMove, reason: string | null = null) => {
    const { tx, context, payment } = acting
    await providerOf(context).settle(context, payment, move, reason)
    await tx.flush()
    await bookDiscounts(tx, context, payment)
    const kind = move === 'confirm' ? 'payment_confirmed' : 'payment_denied'
    tellPayment(acting, kind, payment, [payment.vendorId])
    if (move === 'deny') tellPayment(acting, kind, payment, 'admins')
    return payment.jobId
  },
)
