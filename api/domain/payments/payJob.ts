import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { cents } from '../../rules/cents.js'
import type { PaymentMethod } from '../../rules/kinds.js'
import { type PaymentMove, paymentGraph } from '../../rules/paymentGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { lockJob } from '../jobs/moveJob.js'
import { tell } from '../tell.js'
import { Payment } from './Payment.js'
import { paymentProviders } from './paymentProviders.js'
import { amountDue } from './paymentRows.js'

const j = columnsOf<JobTable>('j')
const DUE = `select ${amountDue(j)} as due from jobs j where ${j.id} = :jobId`

/** The amount due of a job that the transaction has locked. */
const readAmountDue = async (tx: EntityManager, jobId: string): Promise<string> => {
  const [row] = await executeNamed<{ due: string | null }>(tx, DUE, { jobId })
  return row?.due ?? '0'
}

const providerOf = ({ app }: Context) => paymentProviders[app.config.payments]

const tellPayment = (
  tx: EntityManager,
  context: Context,
  { id, jobId, amount, method, denyReason: reason }: Payment,
  about: {
    kind: 'payment_marked' | 'payment_confirmed' | 'payment_denied'
    to: (string | null)[] | 'admins'
  },
): Promise<void> => tell(tx, context, { ...about, jobId, data: { paymentId: id, amount, method, reason } })

/** The job's vendor says that the customer paid what is due. */
export async function markPaid(context: Context, jobId: string, method: PaymentMethod): Promise<void> {
  const viewer = await context.signedIn('vendor')
  const id = newId()
  await context.act(async tx => {
    const job = await lockJob(tx, jobId)
    if (job.vendorId !== viewer.id) throw notFound('Job')
    await lockActive(tx, viewer, { others: [job.customerId] })
    const payments = await tx.find(Payment, { jobId })
    if (payments.some(({ status }) => status === paymentGraph.first)) throw conflict('PAYMENT_WAITING')
    refuseBeyond(context, 'paymentsPerJob', payments.length + 1)
    const amount = await readAmountDue(tx, jobId)
    if (cents(amount) <= 0n) throw conflict('NOTHING_DUE')
    const payment = await providerOf(context).take(tx, context, job, { id, amount, method })
    await tellPayment(tx, context, payment, { kind: 'payment_marked', to: [job.customerId] })
  })
}

/** The customer confirms or denies the payment that their vendor marked. */
export async function settlePayment(
  context: Context,
  jobId: string,
  move: PaymentMove,
  reason: string | null = null,
): Promise<void> {
  const viewer = await context.signedIn('customer')
  await context.act(async tx => {
    const job = await lockJob(tx, jobId)
    if (job.customerId !== viewer.id) throw notFound('Job')
    await lockActive(tx, viewer, { others: job.vendorId ? [job.vendorId] : [] })
    const payments = await tx.find(
      Payment,
      { jobId },
      { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    const payment = payments.find(({ status }) => status === paymentGraph.first) ?? payments.at(-1)
    if (!payment) throw notFound('Payment')
    await providerOf(context).settle(context, payment, move, reason)
    const kind = move === 'confirm' ? 'payment_confirmed' : 'payment_denied'
    await tellPayment(tx, context, payment, { kind, to: [payment.vendorId] })
    if (move === 'deny') await tellPayment(tx, context, payment, { kind, to: 'admins' })
  })
}
