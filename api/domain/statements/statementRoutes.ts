import { badField } from '../../platform/errors.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { CSV_TYPE } from '../../rules/csv.js'
import { type FileRoutes, fileOf, PDF, savedAs } from '../FileRoutes.js'
import { ledgerCsv } from './ledgerCsv.js'
import { readStatement, statementCsv, statementPdf } from './statementFiles.js'

/** A statement or a month's ledger may have thousands of lines. */
const writingLines = new ConcurrencyLimit(1, 20)

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

export const statementFiles: FileRoutes = {
  '/statements/:id.pdf': fileOf('Statement', async (app, viewer, id) => {
    const statement = await readStatement(app, viewer, id)
    return {
      type: PDF,
      disposition: savedAs(`haulbid-statement-${statement.number}.pdf`),
      turns: writingLines,
      content: () => statementPdf(app, statement),
    }
  }),
  '/statements/:id.csv': fileOf('Statement', async (app, viewer, id) => {
    const statement = await readStatement(app, viewer, id)
    return {
      type: CSV_TYPE,
      disposition: savedAs(`haulbid-statement-${statement.number}.csv`),
      turns: writingLines,
      content: () => statementCsv(statement),
    }
  }),
  '/ledger/:id.csv': async (context, month) => {
    await context.signedIn('admin')
    if (!MONTH.test(month)) throw badField('month', 'Enter a month that exists, like 2026-11')
    return {
      type: CSV_TYPE,
      disposition: savedAs(`haulbid-ledger-${month}.csv`),
      turns: writingLines,
      content: () => ledgerCsv(context.app, month),
    }
  },
}
