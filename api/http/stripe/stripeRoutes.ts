import { Router } from 'express'
import * as z from 'zod'
import { wakeCards } from '../../domain/cards/connectPayments.js'
import { takeEvent } from '../../domain/cards/takeEvent.js'
import { type AppContext, Context } from '../../domain/context.js'
import { count } from '../../platform/limits/throttle.js'
import { callerOf } from '../caller.js'
import { Refused } from '../failures.js'
import { readText } from '../readJson.js'

const WRONG = { name: 'wrong-stripe-signature', most: 60, seconds: 3600 }

/** Stripe signs with the time; an older message may be somebody else's copy. */
const OLDEST_S = 300

const event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(200),
  account: z.string().max(200).optional(),
})

/** Where Stripe tells that something has happened, and where vendors come back from its pages. Only with a key. */
export const stripeRoutes = (app: AppContext): Router => {
  const router = Router()
  if (!app.config.stripe) return router
  const { stripe, clock } = app
  router.post('/api/stripe/events', async (request, response) => {
    const caller = callerOf(request, app)
    const text = await readText(request, caller.quota)
    const { webhooks } = await stripe.client()
    const isSigned = (secret: string) => {
      try {
        const header = String(request.headers['stripe-signature'] ?? '')
        webhooks.constructEvent(text, header, secret, OLDEST_S, undefined, clock().getTime())
        return true
      } catch {
        return false
      }
    }
    if (!stripe.webhookSecrets.some(isSigned)) {
      await count({ now: clock(), app }, WRONG, caller.address)
      throw new Refused(400, 'BAD_USER_INPUT', 'This signature is not valid')
    }
    const told = event.safeParse(JSON.parse(text))
    if (told.success) await takeEvent(app, told.data)
    response.json({ received: true })
  })
  router.get('/api/stripe/back', async (request, response) => {
    // Somebody whose session has ended signs in there, and the account is read within the hour.
    await wakeCards(new Context(app, callerOf(request, app))).catch(() => undefined)
    app.taskRelay.wake()
    response.redirect(303, '/?view=account#cards')
  })
  return router
}
