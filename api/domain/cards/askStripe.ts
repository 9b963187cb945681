import { unavailable } from '../../platform/errors.js'
import type { StripeGate } from '../../platform/stripe/StripeGate.js'
import { conflict } from '../conflicts.js'
import type { AppContext } from '../context.js'

export const DOWN = "Stripe can't be reached right now. Please try again in a moment."

/** Its message can quote what was sent, so only the kind is logged. */
export const logTrouble = (log: AppContext['log'], error: unknown): void => {
  const { type, code, statusCode, requestId } = error as Record<string, unknown>
  log.warn({ stripe: { type, code, statusCode, requestId } }, 'Stripe refused a call or could not be reached')
}

type Client = Awaited<ReturnType<StripeGate['client']>>

/**
 * Asks Stripe on behalf of somebody who waits, outside of any transaction. The caller's key makes asking again safe, so a
 * failure is only told.
 */
export const askStripe = async <Answer>(
  { stripe, log }: Pick<AppContext, 'stripe' | 'log'>,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  if (!stripe.isOn) throw conflict('CARDS_OFF')
  try {
    return await ask(await stripe.client())
  } catch (error) {
    logTrouble(log, error)
    // A key that was revoked takes cards off now, not within the hour.
    if ((error as { statusCode?: number }).statusCode === 401) void stripe.check().catch(() => undefined)
    throw unavailable(DOWN)
  }
}

/** Stripe says that the account has left this platform, or never was on it. */
export const isGone = (error: unknown): boolean =>
  ['account_invalid', 'resource_missing'].includes(String((error as { code?: unknown }).code))
