import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { startPdf } from '../../platform/pdf/startPdf.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type NamedVendor, vendorAndPerson } from '../../rules/businesses/vendorName.js'
import { csv, orderCell, zipCell } from '../../rules/csv.js'
import { monthDay } from '../../rules/dayWords.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { type ServiceType, serviceTypes } from '../../rules/kinds.js'
import { type TransferKind, transferKinds } from '../../rules/ledger/ledger.js'
import { quoted } from '../../rules/quoted.js'
import { type StatementStatus, statementGraph } from '../../rules/statements/statementGraph.js'
import { monthWords, pastDueWords } from '../../rules/statements/statements.js'
import { readsAs, type Viewer } from '../accounts/Viewer.js'
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
    join jobs j on j.id = t.job_id left join job_charges c on c.id = t.charge_id
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

interface PaidPart {
  day: string
  kind: TransferKind
  note: string
  amount: string
}

interface WholeStatement extends Head {
  lines: Line[]
  payments: PaidPart[]
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
      ...readsAs(viewer),
    })
  const [head] = await read<Head>(STATEMENT)
  if (!head) throw notFound('Statement')
  return { ...head, lines: await read<Line>(LINES), payments: await read<PaidPart>(PAYMENTS) }
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

/** In points: date, order, what the fee is on, and amount. */
const COLUMNS = [74, 96, 242, 80]

const dated = (day: string) => `${monthDay(day)}, ${day.slice(0, 4)}`

export function statementPdf({ clock, config }: AppContext, statement: WholeStatement): Promise<Buffer> {
  const { number, month, dueDate, status, total, paid, due, made, vendor, lines, payments } = statement
  const { daysPastDue, howToPay } = statement
  const { say, space, facts, table, end } = startPdf(`Statement ${number}`, clock())
  say(`Haulbid's service fees for ${monthWords(month)}`, { size: 12 })
  const pastDue = status !== 'paid' && daysPastDue > 0 ? `, ${pastDueWords(daysPastDue)}` : ''
  facts([['Vendor', vendorAndPerson(vendor)]])
  say(`Issued ${dated(made)}`)
  say(`Due by ${dated(dueDate)}`)
  facts([['Status', `${statementGraph.states[status].label}${pastDue}`]])
  space()
  table(COLUMNS, [
    { cells: ['Date', 'Order', 'Fee on', 'Amount'], isBold: true },
    ...lines.map(({ day, jobId, type, label, amount }) => ({
      cells: [dated(day), orderCell(jobId), `${serviceTypes[type]}: ${label}`, formatMoney(amount)],
    })),
    { cells: ['', '', 'Total', formatMoney(total)], isBold: true },
    ...payments.map(({ day, kind, note, amount }) => ({
      cells: [dated(day), '', `${transferKinds[kind]}: ${quoted(note)}`, formatMoney(amount)],
    })),
    { cells: ['', '', 'Paid', formatMoney(paid)] },
    { cells: ['', '', 'Due', formatMoney(due)], isBold: true },
  ])
  space()
  if (howToPay) facts([['How to pay', howToPay]])
  say(`Name the statement's number when you pay. Questions: ${config.supportEmail}`)
  return end()
}
