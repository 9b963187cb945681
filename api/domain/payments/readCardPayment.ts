import type { EntityManager } from '@mikro-orm/postgresql'
import { cents } from '../../rules/cents.js'
import { isRunning, payableByCard } from '../../rules/payments/cards.js'
import { CardAccount } from '../cards/CardAccount.js'
import { readInTurn } from '../cards/readInTurn.js'
import type { AppContext } from '../context.js'
import { Job } from '../jobs/Job.js'
import type { Task } from '../TaskPayloads.js'
import { endSession, readSession, refusedFor, type SeenSession, seenRefund } from './cardAtStripe.js'
import { failPayment, follow, followRefunds, followSession, refuseRefund } from './followStripe.js'
import { Payment } from './Payment.js'
import { readStanding } from './standing.js'
import { stripePayments } from './stripePayments.js'

/** Whether a session should end: the amount has changed, or the vendor lost the job or takes no cards. */
export const isStale = async (tx: EntityManager, { jobId, vendorId, amount }: Payment): Promise<boolean> => {
  const job = await tx.findOneOrFail(Job, jobId)
  const { due, contested, takesCards } = await readStanding(tx, jobId, vendorId)
  return job.vendorId !== vendorId || !takesCards || payableByCard(due - contested) !== cents(amount)
}

/** Makes a refund that Stripe doesn't have yet. Its id is the key, so a crash in between makes no second one. */
const makeRefund = async (app: AppContext, account: string, payment: Payment, refund: Payment) => {
  try {
    const client = await app.stripe.client()
    const made = await client.refunds.create(
      {
        charge: payment.processorId!,
        amount: Number(-cents(refund.amount)),
        metadata: { payment: refund.id },
      },
      { stripeAccount: account, idempotencyKey: `refund ${refund.id}` },
    )
    await follow(app, payment, following => followRefunds(following, [seenRefund(made)]))
  } catch (error) {
    const failure = refusedFor(error)
    if (failure === null) throw error
    await follow(app, refund, following => refuseRefund(following, failure))
  }
}

const startedRefunds = (app: AppContext, { id }: Payment) =>
  app.database.orm.em
    .fork()
    .find(Payment, { refundOf: id, status: 'started' }, { orderBy: { createdAt: 'asc' } })

const finishRefunds = async (app: AppContext, account: string, payment: Payment, seen: SeenSession) => {
  const client = await app.stripe.client()
  for (const refund of await startedRefunds(app, payment)) {
    const { processorId } = refund
    if (processorId === null) await makeRefund(app, account, payment, refund)
    else if (!seen.refunds.some(({ id }) => id === processorId)) {
      const found = await client.refunds.retrieve(processorId, {}, { stripeAccount: account })
      await follow(app, payment, following => followRefunds(following, [seenRefund(found)]))
    }
  }
}

/** The vendor has left Stripe or Haulbid, so nothing of theirs can be read or moved there any more. */
const giveUp = async (app: AppContext, payment: Payment) => {
  if (payment.status === 'started') await failPayment(app, payment, 'account_gone')
  for (const refund of await startedRefunds(app, payment))
    await follow(app, refund, following => refuseRefund(following, 'account_gone'))
}

/** Brings one payment by card, with its refunds, to what Stripe says now, and ends its session if it is no longer wanted. */
const bringUpToDate = async (app: AppContext, payment: Payment, account: string, isLeft: boolean) => {
  let seen = await readSession(app, account, payment.sessionId!)
  if (seen.status === 'open' && (isLeft || (await isStale(app.database.orm.em.fork(), payment)))) {
    await endSession(app, account, payment.sessionId!)
    seen = await readSession(app, account, payment.sessionId!)
  }
  await followSession(app, payment, seen)
  if (seen.status === 'paid') {
    const paid = await app.database.orm.em.fork().findOneOrFail(Payment, payment.id)
    await finishRefunds(app, account, paid, seen)
  }
}

const lapseUnshown = (app: AppContext, known: Payment) =>
  follow(app, known, async ({ now, payment }) => {
    if (payment.status === 'started' && payment.sessionId === null && !isRunning(payment, now))
      await stripePayments.settle({ now }, payment, 'lapse', null)
  })

/** Reads a payment by card at Stripe. Waking it too often, late, or for nothing does no harm. */
const readPayment = async (app: AppContext, paymentId: string, isLeft = false): Promise<void> => {
  const em = app.database.orm.em.fork()
  const known = await em.findOne(Payment, paymentId)
  const payment = known?.refundOf ? await em.findOne(Payment, known.refundOf) : known
  if (payment?.provider !== 'stripe') return
  if (payment.sessionId === null) {
    await lapseUnshown(app, payment)
    return
  }
  const account = await em.findOne(CardAccount, { vendorId: payment.vendorId })
  if (!account) {
    await giveUp(app, payment)
    return
  }
  try {
    await bringUpToDate(app, payment, account.accountId, isLeft)
  } catch (error) {
    if (refusedFor(error) !== 'account_gone') throw error
    await giveUp(app, payment)
  }
}

export const readCardPayment: Task<'readCardPayment'> = async (app, { paymentId, isLeft }) => {
  if (app.stripe.isOn) await readPayment(app, paymentId, isLeft)
}

const MOST_READ = 500

/** Reads what is still open, since an event may have been lost: first the newest, since what hangs for days is named. */
export const readCardPayments: Task<'readCardPayments'> = async app => {
  if (!app.stripe.isOn) return
  const open = await app.database.orm.em
    .fork()
    .find(Payment, { status: 'started' }, { orderBy: { attemptedAt: 'desc' }, limit: MOST_READ })
  const ids = new Set(open.map(({ id, refundOf }) => refundOf ?? id))
  await readInTurn(app, ids, id => readPayment(app, id))
}
