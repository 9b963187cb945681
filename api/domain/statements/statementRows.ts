import type { Columns } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { transferKinds } from '../../rules/ledger/ledger.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'
import { owedBy } from '../ledger/feeRows.js'
import { fromStates, toState } from '../makeMove.js'
import {
  MOST_LINES,
  MOST_PAYMENTS,
  type Statement,
  type StatementLine,
  type StatementPayment,
} from './Statement.js'

export const mayReadStatement = (s: Columns<Statement>) =>
  `(:isAdmin or (:isOwner and ${s.vendorId} = :viewer))`

/** In SQL: a vendor owes fees in all, billed or not, less what is credited. */
export const owesFees = (vendor: string) =>
  `exists (select from vendor_fees f where f.vendor_id = ${vendor} and f.owed > 0)`

/** In SQL: how many days a statement is past its due date, on the marketplace's calendar; 0 once it is paid. */
const daysPastDue = (s: Columns<Statement>) =>
  `case when ${s.status} in ${fromStates(statementGraph, 'pay')}
    then greatest(0, (select (:now::timestamptz at time zone time_zone)::date from settings) - ${s.dueDate}) else 0 end`

/** In SQL: a statement of the vendor is past due, and they owe fees in all. */
export const hasOverdueFees = (vendor: string) =>
  `(exists (select from statements s where s.vendor_id = ${vendor} and s.status = ${toState(statementGraph, 'lapse')})
    and ${owesFees(vendor)})`

/** In SQL: what a line of a statement is for, of transfer `t` and its charge `c`, if it has one. */
export const LINE_LABEL = `case t.kind when 'fee_voided' then 'Charge voided: ' || c.label when 'fee_waived' then 'Fee waived: ' || c.label
  when 'fee_collected' then '${transferKinds.fee_collected}' else c.label end`

const lineRows: View<StatementLine> = {
  // Parts of one transfer may be on several statements.
  table: `(select case when l.amount = e.amount then l.transfer_id else ledger_id('line:' || l.statement_id || ':' || l.transfer_id) end as id,
      l.statement_id, l.amount, t.number, t.job_id, t.kind, t.created_at as at, ${LINE_LABEL} as label
    from statement_lines l join statements s on s.id = l.statement_id join ledger_transfers t on t.id = l.transfer_id
      join ledger_entries e on e.transfer_id = t.id and e.account_id = vendor_account(s.vendor_id)
      left join job_charges c on c.id = t.charge_id where t.job_id is not null)`,
  fields: {
    job: one(
      () => jobRows,
      (j, l) => `${j.id} = ${l.jobId}`,
    ),
  },
}

const paymentRows: View<StatementPayment> = {
  table: `(select id, number, statement_id, kind, reverses, reference, reason, created_at as at from ledger_transfers
    where statement_id is not null)`,
  fields: { amount: p => `(-${owedBy(`lt.id = ${p.id}`)})` },
}

const isPayment = (
  s: Columns<Statement>,
) => `exists (select from ledger_transfers p where p.statement_id = ${s.id}
  and p.kind = 'payment' and not exists (select from ledger_transfers r where r.reverses = p.id))`

export const statementRows: View<Statement> = {
  table: 'statements',
  fields: {
    month: s => `to_char(${s.month}, 'YYYY-MM')`,
    collected: s => `(select coalesce(-sum(sl.amount), 0)::numeric(12, 2) from statement_lines sl
      join ledger_transfers lt on lt.id = sl.transfer_id and lt.kind = 'fee_collected' where sl.statement_id = ${s.id})`,
    due: s => `(${s.total} - ${s.paid})`,
    daysPastDue,
    howToPay: () => '(select how_to_pay_fees from settings)',
    lines: list(
      () => lineRows,
      (l, s) => `${l.statementId} = ${s.id}`,
      l => `${l.at}, ${l.number}`,
      MOST_LINES,
    ),
    payments: list(
      () => paymentRows,
      (p, s) => `${p.statementId} = ${s.id}`,
      p => `${p.at}, ${p.number}`,
      MOST_PAYMENTS,
    ),
    vendor: one(
      () => userRows,
      (u, s) => `${u.id} = ${s.vendorId}`,
    ),
    viewerCanRecordPayment: s => `(:isAdmin and ${s.status} in ${fromStates(statementGraph, 'pay')})`,
    viewerCanReversePayment: s => `(:isAdmin and ${isPayment(s)})`,
  },
}
