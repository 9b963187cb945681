import { type Request, type Response, Router } from 'express'
import * as z from 'zod'
import { wakeCards } from '../../domain/cards/connectPayments.js'
import { takeEvent } from '../../domain/cards/takeEvent.js'
import { type AppContext, Context } from '../../domain/context.js'
import { comeBack, leavePage } from '../../domain/payments/payByCard.js'
import { count } from '../../platform/limits/throttle.js'
import { callerOf } from '../caller.js'
import { enter } from '../enter.js'
import { Refused } from '../failures.js'
import { readText } from '../readJson.js'

const WRONG = { name: 'wrong-stripe-signature', most: 60, seconds: 3600 }

/** Stripe signs with the time; an older message may be somebody else's copy. */
const OLDEST_S = 300

const event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(200),
  account: z.string().max(200).optional(),
  data: z.object({
    object: z.object({
      id: z.string().max(200),
      metadata: z
        .object({ payment: z.uuid().optional().catch(undefined) })
        .nullish()
        .catch(undefined),
    }),
  }),
})

/** In the address that Stripe sends a customer back to. Anything else opens the list of orders. */
const comingBack = z.object({
  order: z.uuid().catch(''),
  session: z
    .string()
    .regex(/^cs_\w{1,200}$/)
    .catch('no'),
})

/** Where Stripe tells that something has happened, and where people come back from its pages. Only with a key. */
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
    if (told.success) {
      const { id, type, account, data } = told.data
      const { id: objectId, metadata } = data.object
      await takeEvent(app, { id, type, account, object: { id: objectId, payment: metadata?.payment } })
    }
    response.json({ received: true })
  })
  /** Somebody comes back from Stripe's page. It costs points like any request, since it makes Haulbid ask Stripe. */
  const wake = async (
    request: Request,
    response: Response,
    wakeFor: (context: Context) => Promise<unknown>,
  ) => {
    const caller = callerOf(request, app)
    await enter(app, response, caller)
    // Somebody whose session has ended signs in where this leads, and what is open is read by the clock.
    await wakeFor(new Context(app, caller)).catch(() => undefined)
    app.taskRelay.wake()
  }
  router.get('/api/stripe/back', async (request, response) => {
    await wake(request, response, wakeCards)
    response.redirect(303, '/?view=account#cards')
  })
  router.get('/api/stripe/paid', async (request, response) => {
    const { order, session } = comingBack.parse(request.query)
    await wake(request, response, context => comeBack(context, order, session))
    response.redirect(303, `/customer/orders?order=${order}&paid=${session}`)
  })
  router.get('/api/stripe/left', async (request, response) => {
    const { order } = comingBack.parse(request.query)
    await wake(request, response, context => leavePage(context, order))
    response.redirect(303, `/customer/orders?order=${order}&paid=no`)
  })
  return router
}
