import { executeNamed } from '../../platform/database/prepared.js'
import { badField, notFound } from '../../platform/errors.js'
import { cents, fromCents } from '../../rules/cents.js'
import { formatMoney } from '../../rules/formatMoney.js'
import type { AuditAction } from '../../rules/nounWords.js'
import { statementGraph } from '../../rules/statements/statementGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import { act, lockRow, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { Statement } from './Statement.js'

interface RecordedPayment {
  id: string
  amount: string
  reference: string
  isReversed: boolean
}

/** Its payments, latest first. */
const PAYMENTS = `select p.id, e.amount::text, p.reference,
    exists (select from ledger_transfers r where r.reverses = p.id) as "isReversed"
  from ledger_transfers p join ledger_entries e on e.transfer_id = p.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'cash'
  where p.statement_id = :id and p.kind = 'payment' order by p.number desc`

/** Moves an amount from what the vendor owes to cash, or back if it is negative. */
const BOOK = `
  with booked as (
    insert into ledger_transfers (id, kind, statement_id, reference, reverses, reason, created_at)
    values (ledger_id(:cause), :kind, :id, :reference, :reverses, :reason, :now) returning id)
  insert into ledger_entries (transfer_id, account_id, amount)
  select booked.id, moved.account, moved.amount from booked, (values
    (ledger_account('cash'), :amount::numeric),
    (ledger_account('vendor_owes', :vendorId::uuid), -:amount::numeric)) moved (account, amount)`

/** What a vendor owes before their statements, as credits lock them. */
const LOCK_FEES = 'select from vendor_fees where vendor_id = :vendorId for no key update'

interface StatementToPay {
  statement: Statement
  payments: RecordedPayment[]
  book: (transfer: object) => Promise<unknown>
  log: (action: AuditAction, after: object) => void
}

const statementToPay: Subject<string, StatementToPay> = {
  by: ['admin'],
  async hold({ tx, context, viewer, now }, id) {
    const seen = await tx.findOne(Statement, id)
    if (!seen) throw notFound('Statement')
    const { vendorId, number } = seen
    await lockActive(tx, viewer, { others: [vendorId] })
    await executeNamed(tx, LOCK_FEES, { vendorId })
    return {
      statement: await lockRow(tx, Statement, id),
      payments: await executeNamed<RecordedPayment>(tx, PAYMENTS, { id }),
      book: transfer => executeNamed(tx, BOOK, { id, vendorId, now, ...transfer }),
      log: (action, after) =>
        audit(tx, context, viewer, { action, subjectId: vendorId, before: { statement: number }, after }),
    }
  },
}

/** An admin records a payment. The same amount with the same reference again is the same payment. */
export const recordStatementPayment = act(
  statementToPay,
  async ({ statement, payments, book, log }, amount: string, typed: string) => {
    const reference = typed.trim()
    const alike = payments.filter(each => each.reference.toLowerCase() === reference.toLowerCase())
    const known = alike.find(({ isReversed }) => !isReversed)
    if (known && cents(known.amount) === cents(amount)) return
    if (known) throw conflict('REFERENCE_USED')
    makeMove(statementGraph, statement.status, 'pay', 'admin')
    const due = cents(statement.total) - cents(statement.paid)
    if (cents(amount) > due) throw badField('amount', `Only ${formatMoney(fromCents(due))} is due`)
    // After its payment was reversed, a reference can be used once more.
    const cause = `payment:${statement.id}:${reference.toLowerCase()}:${alike.length}`
    await book({ cause, kind: 'payment', reference, amount })
    log('recordStatementPayment', { amount: fromCents(cents(amount)), reference })
  },
)

/** An admin reverses a payment, such as a check that bounced. */
export const reverseStatementPayment = act(
  statementToPay,
  async ({ statement, payments, book, log }, typed: string, paymentId?: string | null) => {
    const open = payments.filter(({ isReversed }) => !isReversed)
    if (!paymentId && open.length > 1)
      throw conflict('PAYMENT_UNCLEAR', 'This statement has more than one payment. Say which one to reverse.')
    const payment = paymentId ? payments.find(({ id }) => id === paymentId) : open[0]
    if (!payment && paymentId) throw notFound('Payment')
    if (payment?.isReversed) return
    if (!payment) throw conflict('NO_PAYMENT')
    if (statement.status === 'paid') makeMove(statementGraph, statement.status, 'reverse', 'admin')
    const reason = typed.trim()
    const { id, amount, reference } = payment
    await book({
      cause: `reversal:${id}`,
      kind: 'payment_reversed',
      reverses: id,
      reason,
      amount: `-${amount}`,
    })
    log('reverseStatementPayment', { amount, reference, reason })
  },
)
