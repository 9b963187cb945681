import { pipeline } from 'node:stream/promises'
import { type Request, type Response, Router } from 'express'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { ledgerCsv } from '../../domain/statements/ledgerCsv.js'
import {
  readStatement,
  statementCsv,
  statementPdf,
  type WholeStatement,
} from '../../domain/statements/statementFiles.js'
import { badField, notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { CSV_TYPE } from '../../rules/csv.js'
import { setBalance } from '../enter.js'
import { onlyMethods } from '../refuseAddress.js'
import { PRIVATE } from './visitFiles.js'

/** A file may have thousands of lines, so only one is written at a time. */
const writing = new ConcurrencyLimit(1, 20)

const sendHead = (response: Response, name: string, type: string) =>
  response.set({
    ...PRIVATE,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  })

const send = async (
  request: Request,
  response: Response,
  name: string,
  type: string,
  write: () => Promise<string | Buffer>,
) => {
  const caller: Caller = response.locals.caller
  sendHead(response, name, type)
  if (request.method === 'HEAD') return response.end()
  const file = await writing.take(write)
  caller.quota.spendAtLeast(file.length)
  setBalance(response, caller)
  return response.send(file)
}

const giveStatement =
  (
    app: AppContext,
    ending: string,
    type: string,
    write: (statement: WholeStatement) => Promise<string | Buffer>,
  ) =>
  async (request: Request, response: Response) => {
    const viewer = await new Context(app, response.locals.caller).signedIn()
    const { id } = request.params as { id: string }
    if (!isId(id)) throw notFound('Statement')
    const statement = await readStatement(app, viewer, id)
    const name = `haulbid-statement-${statement.number}.${ending}`
    return send(request, response, name, type, () => write(statement))
  }

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

const giveLedger = async (app: AppContext, request: Request, response: Response) => {
  await new Context(app, response.locals.caller).signedIn('admin')
  const { month } = request.params as { month: string }
  if (!MONTH.test(month)) throw badField('month', 'Enter a month that exists, like 2026-11')
  sendHead(response, `haulbid-ledger-${month}.csv`, CSV_TYPE)
  if (request.method === 'HEAD') return response.end()
  const caller: Caller = response.locals.caller
  const charged = async function* () {
    let length = 0
    for await (const part of ledgerCsv(app, month)) {
      length += part.length
      caller.quota.spendAtLeast(length)
      yield part
    }
  }
  return writing.take(() => pipeline(charged, response))
}

/** The files of statements and of the ledger under /api, which no operation of GraphQL answers. */
export const statementFiles = (app: AppContext): Router => {
  const router = Router({ caseSensitive: true })
  const get = (path: string, give: (request: Request, response: Response) => Promise<unknown>) => {
    router.get(path, give)
    router.all(path, onlyMethods('GET', 'HEAD'))
  }
  get(
    '/statements/:id.pdf',
    giveStatement(app, 'pdf', 'application/pdf', statement => statementPdf(app, statement)),
  )
  get(
    '/statements/:id.csv',
    giveStatement(app, 'csv', CSV_TYPE, async statement => statementCsv(statement)),
  )
  get('/ledger/:month.csv', (request, response) => giveLedger(app, request, response))
  return router
}
