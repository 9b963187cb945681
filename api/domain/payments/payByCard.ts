import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound, unavailable } from '../../platform/errors.js'
import { newId } from '../../platform/ids.js'
import { count } from '../../platform/limits/throttle.js'
import { PAGES_OF_STRIPE } from '../../rules/cards/cardBounds.js'
import { cents, fromCents } from '../../rules/cents.js'
import { serviceTypes } from '../../rules/kinds.js'
import { isRunning, payableByCard, SESSION_MINUTES } from '../../rules/payments/cards.js'
import { paymentQuotas } from '../../rules/payments/paymentBounds.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act, type Subject } from '../act.js'
import { askStripe, DOWN, logTrouble } from '../cards/askStripe.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { type Job, orderNumber } from '../jobs/Job.js'
import { lockJob } from '../jobs/jobToMove.js'
import { feeToCollect } from '../ledger/collectFee.js'
import { makeMove } from '../makeMove.js'
import { endSession, readSession, refusedFor } from './cardAtStripe.js'
import { failPayment, followSession } from './followStripe.js'
import { Payment } from './Payment.js'
import { amountChanged, countMade } from './payJob.js'
import { isStale } from './readCardPayment.js'
import { readStanding, type Standing } from './standing.js'
import { stripePayments } from './stripePayments.js'

interface CardJob {
  job: Job
  payments: Payment[]
}

const jobOfCustomer: Subject<string, CardJob> = {
  by: ['customer'],
  async hold({ tx, viewer }, jobId) {
    const job = await lockJob(tx, jobId)
    if (job.customerId !== viewer.id) throw notFound('Job')
    await lockActive(tx, viewer, { others: job.vendorId ? [job.vendorId] : [] })
    return { job, payments: await tx.find(Payment, { jobId }, { orderBy: { createdAt: 'asc', id: 'asc' } }) }
  },
}

const isSession = ({ provider, refundOf }: Payment) => provider === 'stripe' && refundOf === null

/** Refuses unless the customer saw what a card can pay now. */
const expectPayable = async (
  tx: EntityManager,
  { app }: Context,
  { job: { id, vendorId }, payments }: CardJob,
  seen: string,
): Promise<Standing & { vendorId: string; accountId: string }> => {
  const standing = vendorId ? await readStanding(tx, id, vendorId) : null
  if (!vendorId || !standing?.takesCards || !standing.accountId || !app.stripe.isOn)
    throw conflict('CARDS_OFF')
  if (payments.some(payment => payment.vendorId === vendorId && payment.status === paymentGraph.first))
    throw conflict('PAYMENT_WAITING')
  const payable = payableByCard(standing.due - standing.contested)
  if (payable === null) throw conflict('NOTHING_DUE')
  if (payable !== cents(seen)) throw amountChanged(payable)
  return { ...standing, vendorId, accountId: standing.accountId }
}

/** A payment to read first, because it has a page at Stripe, or to open a page for. */
interface Begun {
  job: Job
  payment: Payment
  accountId: string
  hasPage: boolean
}

/** A page of the vendor before ends in a moment, since the job has changed hands. An attempt that got none is over. */
const endForAnother = async (tx: EntityManager, now: Date, vendorId: string, sessions: Payment[]) => {
  const other = sessions.find(payment => payment.status === 'started' && payment.vendorId !== vendorId)
  if (!other) return
  if (isRunning(other, now)) throw conflict('CARD_RUNNING')
  await stripePayments.settle({ now }, other, 'lapse', null)
  await tx.flush()
}

/**
 * Finds or starts the payment. A new attempt has a key of its own at Stripe. An attempt whose answer never came keeps its key for a
 * moment, and then ends: its page was never shown.
 */
const begin = act(jobOfCustomer, async ({ tx, context, now, ...held }, seen: string): Promise<Begun> => {
  const { job, payments } = held
  const { vendorId, accountId } = await expectPayable(tx, context, held, seen)
  const sessions = payments.filter(isSession)
  await endForAnother(tx, now, vendorId, sessions)
  const running = sessions.find(payment => isRunning(payment, now))
  if (running?.sessionId) return { job, payment: running, accountId, hasPage: true }
  const amount = fromCents(cents(seen))
  const isSame = (payment: Payment) =>
    payment.vendorId === vendorId && cents(payment.amount) === cents(amount)
  if (running && isSame(running)) return { job, payment: running, accountId, hasPage: false }
  const fee = await feeToCollect(tx, { jobId: job.id, vendorId, amount })
  const known =
    running ?? sessions.findLast(({ status, vendorId: of }) => of === vendorId && status !== 'confirmed')
  if (known) {
    if (known.status !== 'started') known.status = makeMove(paymentGraph, known.status, 'retry', 'system')
    const attempt = {
      attempt: known.attempt + 1,
      attemptedAt: now,
      sessionId: null,
      failure: null,
      decidedAt: null,
    }
    Object.assign(known, { ...attempt, amount, fee })
    return { job, payment: known, accountId, hasPage: false }
  }
  refuseBeyond(context, paymentQuotas.paymentsPerJob, countMade(payments) + 1)
  const due = { id: newId(), vendorId, amount, method: 'card' as const, fee }
  return { job, payment: await stripePayments.take(tx, { now }, job, due), accountId, hasPage: false }
})

interface Page {
  paymentId: string
  attempt: number
  sessionId: string
}

/** Keeps a page before anybody sees it. One that is no longer wanted is never shown, so nobody pays there. */
const keep = act(jobOfCustomer, async ({ tx, context, ...held }, { paymentId, attempt, sessionId }: Page) => {
  const payment = held.payments.find(({ id }) => id === paymentId)
  if (payment?.status !== 'started' || payment.attempt !== attempt) throw conflict('CARD_RUNNING')
  await expectPayable(tx, context, held, payment.amount)
  payment.sessionId = sessionId
})

const MINUTE_MS = 60_000

/** The parameters of a session. They must not change within an attempt, since Stripe refuses a key with others. */
const pageFor = ({ app }: Context, { job, payment }: Begun) => {
  const { id, amount, fee, attemptedAt } = payment
  const what = `${serviceTypes[job.type]}, order ${orderNumber(job)}`
  const metadata = { payment: id }
  const back = `${app.config.publicUrl}/api/stripe`
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: Number(cents(amount)), product_data: { name: what } },
      },
    ],
    payment_intent_data: {
      ...(cents(fee) > 0n && { application_fee_amount: Number(cents(fee)) }),
      description: `Haulbid: ${what}`,
      metadata,
    },
    allowed_payment_method_types: ['card' as const],
    client_reference_id: job.id,
    metadata,
    expires_at: Math.floor((attemptedAt!.getTime() + SESSION_MINUTES * MINUTE_MS) / 1000),
    success_url: `${back}/paid?order=${job.id}&session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}/left?order=${job.id}`,
  }
}

/** Opens a page for an attempt, and answers with its address. */
const openPage = async (context: Context, begun: Begun): Promise<string> => {
  const { app } = context
  const { id: paymentId, attempt } = begun.payment
  const how = { stripeAccount: begun.accountId, idempotencyKey: `session ${paymentId} ${attempt}` }
  const made = await askStripe(app, client =>
    client.checkout.sessions.create(pageFor(context, begun), how).catch((error: unknown) => {
      const refused = refusedFor(error)
      if (refused === null) throw error
      logTrouble(app.log, error)
      return refused
    }),
  )
  if (typeof made === 'string') {
    await failPayment(app, begun.payment, made)
    await wakeAccount(context, begun.payment.vendorId)
    throw conflict('CARDS_OFF')
  }
  await keep(context, begun.job.id, { paymentId, attempt, sessionId: made.id })
  if (!made.url) throw unavailable(DOWN)
  return made.url
}

/** Stripe may have said no because the vendor's account has changed. */
const wakeAccount = ({ em }: Context, vendorId: string) =>
  em.transactional(tx => enqueue(tx, 'readCardAccount', { vendorId }))

/** The address of a page that is open for the same amount; null once it has ended. */
const openPageOf = async (context: Context, { payment, accountId }: Begun): Promise<string | null> => {
  const { app, em } = context
  const sessionId = payment.sessionId!
  const seen = await askStripe(app, () => readSession(app, accountId, sessionId))
  const isWanted = seen.status === 'open' && !(await isStale(em.fork(), payment))
  if (isWanted) return seen.url
  if (seen.status === 'open') await askStripe(app, () => endSession(app, accountId, sessionId))
  await followSession(app, payment, await askStripe(app, () => readSession(app, accountId, sessionId)))
  return null
}

/** A page that has ended is followed by one more; a second one means that somebody else is paying, too. */
const ROUNDS = 3

/**
 * Sends the customer to a page of Stripe's for exactly what they saw. There is one page for a job at a time: asking again leads to
 * the same one, until it ends.
 */
export const payByCard = async (
  context: Context,
  jobId: string,
  amount: string,
): Promise<{ url: string }> => {
  const viewer = await context.signedIn('customer')
  await count(context, PAGES_OF_STRIPE, viewer.personId)
  for (let round = 0; round < ROUNDS; round++) {
    const begun = await begin(context, jobId, amount)
    const url = begun.hasPage ? await openPageOf(context, begun) : await openPage(context, begun)
    if (url) return { url }
  }
  throw conflict('CARD_RUNNING')
}

/** The customer comes back from a page without having paid, so it can end. */
export const leavePage = act(jobOfCustomer, async ({ tx, payments }) => {
  const open = payments.find(payment => isSession(payment) && payment.status === 'started')
  if (open) await enqueue(tx, 'readCardPayment', { paymentId: open.id, isLeft: true })
})

/** The customer comes back from a page, having paid. */
export const comeBack = act(jobOfCustomer, async ({ tx, payments }, sessionId: string) => {
  const paid = payments.find(payment => payment.sessionId === sessionId && payment.status === 'started')
  if (paid) await enqueue(tx, 'readCardPayment', { paymentId: paid.id })
})
