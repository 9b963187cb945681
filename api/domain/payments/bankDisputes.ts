import type { EntityManager } from '@mikro-orm/postgresql'
import type Stripe from 'stripe'
import { isId } from '../../platform/ids.js'
import type { Work } from '../../platform/queue/Task.js'
import { cents } from '../../rules/cents.js'
import { DISPUTE_ID, type DisputeStatus, disputeStatusOf } from '../../rules/payments/cards.js'
import { CardAccount } from '../cards/CardAccount.js'
import { readInTurn } from '../cards/readInTurn.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { bookDiscounts } from './bookDiscounts.js'
import { seenRefund } from './cardAtStripe.js'
import { dataOf, type Following, follow, followRefunds } from './followStripe.js'
import { Payment } from './Payment.js'
import { readCardPayment } from './readCardPayment.js'
import { dueBack, stripePayments } from './stripePayments.js'

interface SeenDispute {
  id: string
  status: DisputeStatus
  amount: bigint
  dueBy: Date | null
}

/** In cents: what a bank took back by earlier disputes of the same payment. */
const takenBefore = async (tx: EntityManager, { id }: Payment): Promise<bigint> => {
  const backs = await tx.find(Payment, { refundOf: id, status: 'confirmed' })
  return -backs
    .filter(({ processorId }) => new RegExp(DISPUTE_ID).test(processorId!))
    .reduce((sum, { amount }) => sum + cents(amount), 0n)
}

/** The bank has taken the money back, so it is due again. */
const bookLost = async ({ tx, now, job, payment }: Following, { id, amount }: SeenDispute) => {
  if (await tx.findOne(Payment, { processorId: id })) return
  const left = cents(payment.amount) - (await takenBefore(tx, payment))
  const taken = amount < left ? amount : left
  if (taken <= 0n) return
  const back = await stripePayments.take(tx, { now }, job, dueBack(payment, taken))
  back.processorId = id
  await stripePayments.settle({ now }, back, 'settle', null)
  await tx.flush()
  await bookDiscounts(tx, { now }, back)
}

/** Everybody hears of a dispute once, and of its end once. */
const followDispute = async (following: Following, seen: SeenDispute): Promise<void> => {
  const { tx, job, payment, tell } = following
  const { jobId, vendorId } = payment
  if (payment.disputeId === seen.id && payment.disputeStatus === seen.status) return
  // Events can come in any order: a dispute that has ended stays ended.
  if (payment.disputeId === seen.id && payment.disputeStatus !== 'open') return
  Object.assign(payment, { disputeId: seen.id, disputeStatus: seen.status, disputeDueBy: seen.dueBy })
  await tx.flush()
  if (seen.status === 'lost') await bookLost(following, seen)
  const data = { ...dataOf(payment), dueBy: seen.dueBy?.toISOString() ?? null }
  const kind = `card_dispute_${seen.status}` as const
  tell({ kind, to: seen.status === 'lost' ? [job.customerId, vendorId] : [vendorId], jobId, data })
  tell({ kind, to: 'admins', jobId, data })
}

interface OfCharge {
  charge: string | Stripe.Charge | null
  payment_intent: string | Stripe.PaymentIntent | null
}

/** Our payment by its charge. One that is still under way is read first: the event that it was paid may have been lost. */
const paymentOf = async (app: AppContext, work: Work, { charge, payment_intent: intent }: OfCharge) => {
  const em = app.database.orm.em.fork()
  const processorId = typeof charge === 'string' ? charge : charge?.id
  if (!processorId) return null
  const known = await em.findOne(Payment, { processorId })
  const paymentId = typeof intent === 'object' ? intent?.metadata.payment : undefined
  if (known || !paymentId || !isId(paymentId)) return known
  await readCardPayment(app, { paymentId }, work)
  return em.findOne(Payment, { processorId })
}

const EXPANDED = { expand: ['payment_intent'] }

/** Finds the payment that Stripe means by an event, and brings it to what Stripe says now. */
export const readStripeObject: Task<'readStripeObject'> = async (app, { account, type, id }, work) => {
  // A key that Stripe refuses for a while makes this fail and be tried again: nothing else would tell of it.
  if (!app.config.stripe) return
  const options = { stripeAccount: account }
  const client = await app.stripe.client()
  if (type === 'dispute') {
    const dispute = await client.disputes.retrieve(id, EXPANDED, options)
    const { status, amount, evidence_details } = dispute
    const dueBy = evidence_details.due_by ? new Date(evidence_details.due_by * 1000) : null
    const seen = { id, status: disputeStatusOf(status), amount: BigInt(amount), dueBy }
    const payment = await paymentOf(app, work, dispute)
    if (payment) await follow(app, payment, following => followDispute(following, seen))
    return
  }
  const refund = await client.refunds.retrieve(id, EXPANDED, options)
  const payment = await paymentOf(app, work, refund)
  if (payment) await follow(app, payment, following => followRefunds(following, [seenRefund(refund)]))
}

const MOST_READ = 500

/** Each night, since the event that told of a dispute's end may have been lost, and until then no refund is made. */
export const readDisputes: Task<'readDisputes'> = async (app, _, work) => {
  if (!app.stripe.isOn) return
  const em = app.database.orm.em.fork()
  const open = await em.find(Payment, { disputeStatus: 'open' }, { limit: MOST_READ })
  const accounts = await em.find(CardAccount, { vendorId: { $in: open.map(({ vendorId }) => vendorId) } })
  const accountOf = new Map(accounts.map(({ vendorId, accountId }) => [vendorId, accountId]))
  const toRead = new Map(open.map(({ disputeId, vendorId }) => [disputeId!, accountOf.get(vendorId)]))
  await readInTurn(app, toRead.keys(), async id => {
    const account = toRead.get(id)
    if (account) await readStripeObject(app, { account, type: 'dispute', id }, work)
  })
}
