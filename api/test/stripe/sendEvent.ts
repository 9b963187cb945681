import type Stripe from 'stripe'
import type { Harness } from '../harness.js'

export const OURS = 'whsec_ours'
const THEIRS = 'whsec_theirs'

export interface Sent {
  secret?: string
  /** The age of its time stamp. */
  seconds?: number
  /** In place of what was signed. */
  body?: string
}

/** Sends an event as Stripe does, and answers with the status. */
export const sendEvent = async (
  { url, app, clock }: Harness,
  event: Stripe.Event,
  { secret = THEIRS, seconds = 0, body }: Sent = {},
): Promise<number> => {
  const payload = JSON.stringify(event)
  const { webhooks } = await app.context.stripe.client()
  const timestamp = Math.floor(clock.now.getTime() / 1000) - seconds
  const header = webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const response = await fetch(`${url}/api/stripe/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: body ?? payload,
  })
  return response.status
}
