import { type Request, type Response, Router } from 'express'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { proofPdf, readProof } from '../../domain/visits/proof.js'
import { jobCalendar, visitCalendar } from '../../domain/visits/visitCalendar.js'
import { notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { PRICES } from '../../platform/limits/prices.js'
import { setBalance } from '../enter.js'
import { onlyMethods } from '../refuseAddress.js'

/** Writing a file decodes its photos, so only one is written at a time. */
const writing = new ConcurrencyLimit(1, 20)

export const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

const giveProof = async (app: AppContext, request: Request, response: Response) => {
  const caller: Caller = response.locals.caller
  const viewer = await new Context(app, caller).signedIn()
  const { id } = request.params as { id: string }
  if (!isId(id)) throw notFound('Job')
  const proof = await readProof(app, viewer, id)
  response.set({
    ...PRIVATE,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="haulbid-proof-${id.slice(0, 8)}.pdf"`,
  })
  if (request.method === 'HEAD') return response.end()
  caller.quota.pay(PRICES.picture * proof.photoCount)
  const file = await writing.take(() => proofPdf(app, proof))
  setBalance(response, caller)
  return response.send(file)
}

const sendCalendar = (response: Response, caller: Caller, text: string) => {
  caller.quota.spendAtLeast(text.length)
  setBalance(response, caller)
  return response
    .set({ ...PRIVATE, 'X-Robots-Tag': 'noindex' })
    .type('text/calendar')
    .send(text)
}

const giveJobCalendar = async (app: AppContext, request: Request, response: Response) => {
  const caller: Caller = response.locals.caller
  const viewer = await new Context(app, caller).signedIn()
  const { id } = request.params as { id: string }
  if (!isId(id)) throw notFound('Job')
  const text = await jobCalendar(app, viewer, id)
  response.attachment(`haulbid-${id.slice(0, 8)}.ics`)
  return sendCalendar(response, caller, text)
}

/** The address is the secret: calendar programs send no cookie. */
const giveCalendar = async (app: AppContext, request: Request, response: Response) => {
  const caller: Caller = response.locals.caller
  const { token } = request.params as { token: string }
  return sendCalendar(response, caller, await visitCalendar(app, token))
}

/** The files of visits under /api, which no operation of GraphQL answers. */
export const visitFiles = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  router.get('/jobs/:id/proof.pdf', (request, response) => giveProof(app, request, response))
  router.all('/jobs/:id/proof.pdf', onlyMethods('GET', 'HEAD'))
  router.get('/jobs/:id/calendar.ics', (request, response) => giveJobCalendar(app, request, response))
  router.all('/jobs/:id/calendar.ics', onlyMethods('GET', 'HEAD'))
  router.get('/calendar/:token.ics', (request, response) => giveCalendar(app, request, response))
  router.all('/calendar/:token.ics', onlyMethods('GET', 'HEAD'))
  return router
}
