import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { printable, startPdf } from '../../platform/pdf/startPdf.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { csv, orderCell, zipCell } from '../../rules/csv.js'
import { monthDay } from '../../rules/dayWords.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { type TransferKind, transferKinds } from '../../rules/ledger.js'
import { quoted } from '../../rules/quoted.js'
import { type StatementStatus, statementGraph } from '../../rules/statementGraph.js'
import { monthWords, pastDueWords } from '../../rules/statements.js'
import { type NamedVendor, vendorAndPerson } from '../../rules/vendorName.js'
import type { Viewer } from '../accounts/Viewer.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import type { Statement } from './Statement.js'
import { LINE_LABEL, mayReadStatement } from './statementRows.js'

const DAY = `to_char(t.created_at at time zone settings.time_zone, 'YYYY-MM-DD')`

const STATEMENT = prepared(`
  select s.number, to_char(s.month, 'YYYY-MM') as month, s.due_date::text as "dueDate", s.status, s.total, s.paid,
    s.total - s.paid as due, (:now::timestamptz at time zone settings.time_zone)::date - s.due_date as "daysPastDue",
    settings.how_to_pay_fees as "howToPay", to_char(s.created_at at time zone settings.time_zone, 'YYYY-MM-DD') as made,
    ${namedVendor('u')} as vendor
  from settings, statements s join users u on u.id = s.vendor_id
  where s.id = :id and ${mayReadStatement(columnsOf<Statement>('s'))}`)

const LINES = prepared(`
  select ${DAY} as day, t.job_id as "jobId", j.type, j.zip_code as "zipCode", ${LINE_LABEL} as label, l.amount
  from settings, statement_lines l join ledger_transfers t on t.id = l.transfer_id
    join job_charges c on c.id = t.charge_id join jobs j on j.id = t.job_id
  where l.statement_id = :id order by t.created_at, t.number`)

const PAYMENTS = prepared(`
  select ${DAY} as day, t.kind, coalesce(t.reference, t.reason) as note, e.amount
  from settings, ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'cash'
  where t.statement_id = :id order by t.created_at, t.number`)

interface Head {
  number: string
  month: string
  dueDate: string
  status: StatementStatus
  total: string
  paid: string
  due: string
  /** Below zero before the day, and counted on after it was paid. */
  daysPastDue: number
  howToPay: string | null
  made: string
  vendor: NamedVendor
}

interface Line {
  day: string
  jobId: string
  type: ServiceType
  zipCode: string
  label: string
  amount: string
}

interface Payment {
  day: string
  kind: TransferKind
  note: string
  amount: string
}

export interface WholeStatement extends Head {
  lines: Line[]
  payments: Payment[]
}

/** NOT_FOUND for anyone but its vendor and admins. */
export async function readStatement(
  { database, clock }: AppContext,
  viewer: Viewer,
  id: string,
): Promise<WholeStatement> {
  const read = <Row>(statement: typeof LINES) =>
    rowsOf<Row & Record<string, unknown>>(database.pool, statement, {
      id,
      now: clock(),
      viewer: viewer.id,
      isAdmin: viewer.userType === 'admin',
    })
  const [head] = await read<Head>(STATEMENT)
  if (!head) throw notFound('Statement')
  return { ...head, lines: await read<Line>(LINES), payments: await read<Payment>(PAYMENTS) }
}

const HEAD = ['Statement', 'Date', 'Order', 'Job', 'ZIP code', 'Fee on', 'Amount']

/** One row for each line, so that a spreadsheet adds up the last column. */
export const statementCsv = ({ number, lines }: WholeStatement): string =>
  csv([
    HEAD,
    ...lines.map(({ day, jobId, type, zipCode, label, amount }) => [
      `Statement ${number}`,
      day,
      orderCell(jobId),
      serviceTypes[type],
      zipCell(zipCode),
      label,
      amount,
    ]),
  ])

/** In points: where the cells of a row begin, and how wide they are. A page has 612 by 792. */
const CELLS = [
  { at: 54, width: 60 },
  { at: 118, width: 90 },
  { at: 212, width: 260 },
  { at: 478, width: 80 },
]
const ROW_HEIGHT = 16
const PAGE_END = 720

export function statementPdf({ clock, config }: AppContext, statement: WholeStatement): Promise<Buffer> {
  const { number, month, dueDate, status, total, paid, due, made, vendor, lines, payments } = statement
  const { daysPastDue, howToPay } = statement
  const { document, say, end } = startPdf(`Statement ${number}`, clock())
  const row = (cells: string[], font = 'Helvetica') => {
    if (document.y > PAGE_END) document.addPage()
    const { y } = document
    document.font(font).fontSize(10)
    for (const [n, text] of cells.entries()) {
      const { at, width } = CELLS[n]!
      const align = n === CELLS.length - 1 ? 'right' : 'left'
      document.text(printable(text), at, y, { width, align, lineBreak: false, ellipsis: true })
    }
    document.x = CELLS[0]!.at
    document.y = y + ROW_HEIGHT
  }
  document.moveDown(0.5)
  say(`Haulbid's service fees for ${monthWords(month)}`, 12)
  say(`Vendor: ${vendorAndPerson(vendor)}`, 10)
  say(`Made on ${monthDay(made)}, ${made.slice(0, 4)}`, 10)
  say(`Due by ${monthDay(dueDate)}, ${dueDate.slice(0, 4)}`, 10)
  const pastDue = status !== 'paid' && daysPastDue > 0 ? `, ${pastDueWords(daysPastDue)}` : ''
  say(`Status: ${statementGraph.states[status].label}${pastDue}`, 10)
  document.moveDown()
  row(['Date', 'Order', 'Fee on', 'Amount'], 'Helvetica-Bold')
  for (const { day, jobId, type, label, amount } of lines)
    row([monthDay(day), orderCell(jobId), `${serviceTypes[type]}: ${label}`, formatMoney(amount)])
  row(['', '', 'Total', formatMoney(total)], 'Helvetica-Bold')
  for (const { day, kind, note, amount } of payments)
    row([monthDay(day), '', `${transferKinds[kind]}: ${quoted(note)}`, formatMoney(amount)])
  row(['', '', 'Paid', formatMoney(paid)])
  row(['', '', 'Due', formatMoney(due)], 'Helvetica-Bold')
  document.moveDown()
  if (howToPay) say(`How to pay: ${howToPay}`, 10)
  say(`Name the statement's number when you pay. Questions: ${config.supportEmail}`, 10)
  return end()
}
