import { Router } from 'express'
import * as z from 'zod'
import type { AppContext } from '../../domain/context.js'
import { textAnswered } from '../../domain/notices/textConsents.js'
import { count } from '../../platform/limits/throttle.js'
import { isSignature } from '../../platform/signature.js'
import { callerOf } from '../caller.js'
import { Refused } from '../failures.js'
import { readJson } from '../readJson.js'

const WRONG = { name: 'wrong-text-token', most: 60, seconds: 3600 }

const answer = z.object({ from: z.string().max(40), text: z.string().max(2000) })

/** Receives people's replies from the SMS provider, above all STOP. Only with SMS_TOKEN. */
export const textRoutes = (app: AppContext): Router => {
  const router = Router()
  const { smsToken } = app.config
  if (!smsToken) return router
  router.post('/texts/inbound', async (request, response) => {
    const caller = callerOf(request, app)
    if (!isSignature(request.headers.authorization ?? '', `Bearer ${smsToken}`)) {
      await count({ now: app.clock(), app }, WRONG, caller.address)
      throw new Refused(401, 'UNAUTHENTICATED', 'This token is not valid')
    }
    const said = answer.safeParse(await readJson(request, caller.quota))
    if (!said.success)
      throw new Refused(400, 'BAD_USER_INPUT', 'Send {"from": "+15125550147", "text": "STOP"}')
    await textAnswered(app, said.data)
    response.json({ received: true })
  })
  return router
}
