import type { Columns } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { statementGraph } from '../../rules/statementGraph.js'
import { userRows } from '../accounts/userRows.js'
import { because } from '../conflicts.js'
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

export const mayReadStatement = (s: Columns<Statement>) => `(:isAdmin or ${s.vendorId} = :viewer)`

/** In SQL: why a vendor's statements do not allow bidding, or null if they do. */
export const whyFeesDue = (vendor: string) =>
  `(select ${because('FEES_OVERDUE')} from statements s where s.vendor_id = ${vendor}
    and s.status = ${toState(statementGraph, 'lapse')} limit 1)`

/** In SQL: what a line of a statement is for, of transfer `t` and its charge `c`. */
export const LINE_LABEL = `case t.kind when 'fee_voided' then 'Charge voided: ' when 'fee_waived' then 'Fee waived: ' else '' end || c.label`

const lineRows: View<StatementLine> = {
  table: `(select l.transfer_id as id, l.statement_id, t.number, t.job_id, t.kind, t.created_at as at, ${LINE_LABEL} as label
    from statement_lines l join ledger_transfers t on t.id = l.transfer_id join job_charges c on c.id = t.charge_id)`,
  fields: {
    amount: l => owedBy(`lt.id = ${l.id}`),
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
    due: s => `(${s.total} - ${s.paid})`,
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
