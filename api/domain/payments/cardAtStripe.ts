import type Stripe from 'stripe'
import { fromCents } from '../../rules/cents.js'
import { isGone } from '../cards/askStripe.js'
import type { AppContext } from '../context.js'

/** A refund as Stripe has it now. `paymentId` is ours, unless the vendor made it in their Dashboard. */
export interface SeenRefund {
  id: string
  amount: string
  paymentId: string | null
  status: 'pending' | 'succeeded' | 'failed'
  failure: string | null
}

/** A session as Stripe has it now. */
export interface SeenSession {
  status: 'open' | 'paid' | 'over'
  url: string | null
  chargeId: string | null
  refunds: SeenRefund[]
}

/** Stripe's codes are words; anything else it may say isn't kept. */
const codeOf = (code: unknown): string =>
  typeof code === 'string' && /^\w{1,100}$/.test(code) ? code : 'refused'

const FAILED: readonly (string | null)[] = ['failed', 'canceled']

export const seenRefund = ({ id, amount, metadata, status, failure_reason }: Stripe.Refund): SeenRefund => {
  const hasFailed = FAILED.includes(status)
  return {
    id,
    amount: fromCents(BigInt(amount)),
    paymentId: metadata?.payment || null,
    status: hasFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    failure: hasFailed ? codeOf(failure_reason) : null,
  }
}

const EXPANDED = { expand: ['payment_intent.latest_charge.refunds'] }

const seenSession = (session: Stripe.Checkout.Session): SeenSession => {
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  const charge = intent?.latest_charge as Stripe.Charge | null | undefined
  const isPaid = session.status === 'complete' && session.payment_status === 'paid'
  return {
    status: isPaid ? 'paid' : session.status === 'open' ? 'open' : 'over',
    url: session.url,
    chargeId: isPaid ? (charge?.id ?? null) : null,
    refunds: charge?.refunds?.data.map(seenRefund) ?? [],
  }
}

/**
 * Why Stripe will not do what it was asked, however often; null if asking again may help. A key without a permission (403) is for
 * the operator to mend, so the task fails, appears in Needs you, and is tried again.
 */
export const refusedFor = (error: unknown): string | null => {
  if (isGone(error)) return 'account_gone'
  const { statusCode, code, decline_code, type } = error as Record<string, unknown>
  const isFinal = statusCode === 400 || statusCode === 402 || statusCode === 404
  if (!isFinal || type === 'StripeIdempotencyError') return null
  return codeOf(decline_code ?? code)
}

/** Reads a session with what it led to. */
export const readSession = async (
  { stripe }: Pick<AppContext, 'stripe'>,
  stripeAccount: string,
  sessionId: string,
): Promise<SeenSession> =>
  seenSession(
    await (await stripe.client()).checkout.sessions.retrieve(sessionId, EXPANDED, { stripeAccount }),
  )

/** Ends a session. One that has ended already, paid or not, stays as it is. */
export const endSession = async (
  { stripe }: Pick<AppContext, 'stripe'>,
  stripeAccount: string,
  sessionId: string,
): Promise<void> => {
  try {
    await (await stripe.client()).checkout.sessions.expire(sessionId, {}, { stripeAccount })
  } catch (error) {
    if (refusedFor(error) === null) throw error
  }
}
