import { type Request, type Response, Router } from 'express'
import type { Viewer } from '../../domain/accounts/Viewer.js'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { readReceipt, receiptPdf } from '../../domain/payments/receipt.js'
import { ledgerCsv } from '../../domain/statements/ledgerCsv.js'
import { readStatement, statementCsv, statementPdf } from '../../domain/statements/statementFiles.js'
import { proofPdf, readProof } from '../../domain/visits/proof.js'
import { jobCalendar, visitCalendar } from '../../domain/visits/visitCalendar.js'
import { badField, notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { PRICES } from '../../platform/limits/prices.js'
import { CSV_TYPE } from '../../rules/csv.js'
import { onlyMethods } from '../refuseAddress.js'
import { type SentFile, savedAs, sendFile } from '../sendFile.js'

/** Writing a proof decodes its photos. */
const writingProofs = new ConcurrencyLimit(1, 20)
/** A statement or a month's ledger may have thousands of lines. */
const writingLines = new ConcurrencyLimit(1, 20)

const CALENDAR = { type: 'text/calendar', headers: { 'X-Robots-Tag': 'noindex' } }
const PDF = 'application/pdf'
const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

interface Asked {
  viewer: Viewer
  id: string
}

/** Each reads what its caller may read, or refuses, before anything is sent. */
const filesOf = (app: AppContext) => {
  const signedIn =
    (noun: 'Job' | 'Statement', find: (asked: Asked) => Promise<SentFile>) =>
    async (caller: Caller, id: string): Promise<SentFile> => {
      const viewer = await new Context(app, caller).signedIn()
      if (!isId(id)) throw notFound(noun)
      return find({ viewer, id })
    }
  return {
    '/jobs/:id/receipt.pdf': signedIn('Job', async ({ viewer, id }) => {
      const receipt = await readReceipt(app, viewer, id)
      return {
        type: PDF,
        disposition: savedAs(`haulbid-receipt-${id.slice(0, 8)}.pdf`),
        content: () => receiptPdf(app, receipt),
      }
    }),
    '/jobs/:id/proof.pdf': signedIn('Job', async ({ viewer, id }) => {
      const proof = await readProof(app, viewer, id)
      return {
        type: PDF,
        disposition: savedAs(`haulbid-proof-${id.slice(0, 8)}.pdf`),
        price: PRICES.picture * proof.photoCount,
        turns: writingProofs,
        content: () => proofPdf(app, proof),
      }
    }),
    '/jobs/:id/calendar.ics': signedIn('Job', async ({ viewer, id }) => ({
      ...CALENDAR,
      disposition: savedAs(`haulbid-${id.slice(0, 8)}.ics`),
      content: await jobCalendar(app, viewer, id),
    })),
    // The address is the secret: calendar programs send no cookie.
    '/calendar/:id.ics': async (_caller: Caller, token: string): Promise<SentFile> => ({
      ...CALENDAR,
      content: await visitCalendar(app, token),
    }),
    '/statements/:id.pdf': signedIn('Statement', async ({ viewer, id }) => {
      const statement = await readStatement(app, viewer, id)
      return {
        type: PDF,
        disposition: savedAs(`haulbid-statement-${statement.number}.pdf`),
        turns: writingLines,
        content: () => statementPdf(app, statement),
      }
    }),
    '/statements/:id.csv': signedIn('Statement', async ({ viewer, id }) => {
      const statement = await readStatement(app, viewer, id)
      return {
        type: CSV_TYPE,
        disposition: savedAs(`haulbid-statement-${statement.number}.csv`),
        turns: writingLines,
        content: () => statementCsv(statement),
      }
    }),
    '/ledger/:id.csv': async (caller: Caller, month: string): Promise<SentFile> => {
      await new Context(app, caller).signedIn('admin')
      if (!MONTH.test(month)) throw badField('month', 'Enter a month that exists, like 2026-11')
      return {
        type: CSV_TYPE,
        disposition: savedAs(`haulbid-ledger-${month}.csv`),
        turns: writingLines,
        content: () => ledgerCsv(app, month),
      }
    },
  }
}

/** The files under /api, which no operation of GraphQL answers. */
export const fileRoutes = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  for (const [path, find] of Object.entries(filesOf(app))) {
    router.get(path, async (request: Request, response: Response) => {
      const { id } = request.params as { id: string }
      await sendFile(request, response, await find(response.locals.caller, id))
    })
    router.all(path, onlyMethods('GET', 'HEAD'))
  }
  return router
}
