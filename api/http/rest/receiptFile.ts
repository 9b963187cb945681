import { type Request, type Response, Router } from 'express'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { readReceipt, receiptPdf } from '../../domain/payments/receipt.js'
import { notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { setBalance } from '../enter.js'
import { onlyMethods } from '../refuseAddress.js'
import { PRIVATE } from './visitFiles.js'

const giveReceipt = async (app: AppContext, request: Request, response: Response) => {
  const caller: Caller = response.locals.caller
  const viewer = await new Context(app, caller).signedIn()
  const { id } = request.params as { id: string }
  if (!isId(id)) throw notFound('Job')
  const receipt = await readReceipt(app, viewer, id)
  response.set({
    ...PRIVATE,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="haulbid-receipt-${id.slice(0, 8)}.pdf"`,
  })
  if (request.method === 'HEAD') return response.end()
  const file = await receiptPdf(app, receipt)
  caller.quota.spendAtLeast(file.length)
  setBalance(response, caller)
  return response.send(file)
}

/** The receipt of a job, which no operation of GraphQL answers. */
export const receiptFile = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  router.get('/jobs/:id/receipt.pdf', (request, response) => giveReceipt(app, request, response))
  router.all('/jobs/:id/receipt.pdf', onlyMethods('GET', 'HEAD'))
  return router
}
