import { makeStatements } from '../domain/statements/makeStatements.js'
import { graphql } from './generated/gql.js'
import type { Harness } from './harness.js'
import { taskWork } from './taskWork.js'
import type { TestUser } from './users.js'

export const STATEMENTS = graphql(`
  query StatementsOf($vendorId: UUID) {
    statements(vendorId: $vendorId) {
      id number month total collected paid due dueDate status
      lines { kind label amount at job { id } }
      payments { id kind amount reference reason reverses }
      vendor { id }
      viewerCanRecordPayment viewerCanReversePayment
    }
  }
`)
export const RECORD_PAYMENT = graphql(`
  mutation RecordStatementPayment($statementId: UUID!, $amount: Money!, $reference: String!) {
    recordStatementPayment(statementId: $statementId, amount: $amount, reference: $reference) {
      id status total paid due payments { id kind amount reference }
    }
  }
`)
export const REVERSE_PAYMENT = graphql(`
  mutation ReverseStatementPayment($statementId: UUID!, $paymentId: UUID, $reason: String!) {
    reverseStatementPayment(statementId: $statementId, paymentId: $paymentId, reason: $reason) {
      id status paid due payments { kind amount reason reverses }
    }
  }
`)

/** Runs the hourly task as if it were this time. */
export const runStatements = ({ app }: Harness, at: Date | string): Promise<void> =>
  makeStatements({ ...app.context, clock: () => new Date(at) }, {}, taskWork('makeStatements'))

/** A service fee of $20.00. Returns the id of its transfer. */
export const newFee = async (
  { database, clock }: Pick<Harness, 'database' | 'clock'>,
  vendorId: string,
): Promise<string> => {
  const { rows } = await database.pool.query(
    `with fee as (
       insert into ledger_transfers (id, kind, created_at) values (gen_random_uuid(), 'fee', $2) returning id),
     entries as (
       insert into ledger_entries (transfer_id, account_id, amount)
       select fee.id, moved.account, moved.amount from fee, (values
         (ledger_account('vendor_owes', $1), 20), (ledger_account('fee_revenue'), -20)) moved (account, amount))
     select id from fee`,
    [vendorId, clock.now],
  )
  return rows[0].id
}

/** A statement of $20.00, of the latest month before which the vendor has none. Returns its id. */
export const newStatement = async (
  harness: Pick<Harness, 'database' | 'clock'>,
  vendorId: string,
): Promise<string> => {
  const { database, clock } = harness
  const feeId = await newFee(harness, vendorId)
  const made = await database.pool.query(
    `insert into statements (id, number, vendor_id, month, due_date, created_at)
     select m.id, m.id::text, $1, m.month::date, (m.month + interval '45 days')::date, $2 from (select gen_random_uuid() as id, coalesce(
       (select min(s.month) from statements s where s.vendor_id = $1), date_trunc('month', $2::timestamptz)::date)
       - interval '1 month' as month) m
     returning id`,
    [vendorId, clock.now],
  )
  await database.pool.query('insert into statement_lines (transfer_id, statement_id) values ($1, $2)', [
    feeId,
    made.rows[0].id,
  ])
  return made.rows[0].id
}

const DUE = graphql(`
  query DueStatements($vendorId: UUID) {
    statements(vendorId: $vendorId) { id due viewerCanReversePayment payments { id kind reverses } }
  }
`)
const lastOf = (payments: readonly { id: string; kind: string; reverses: string | null }[]) =>
  payments.findLast(({ id, kind }) => kind === 'payment' && !payments.some(({ reverses }) => reverses === id))
    ?.id
const dollars = (cents: number) => (cents / 100).toFixed(2)

/**
 * For random histories: each call makes the statements of one more month, and pays all of each, a part, or nothing, or
 * reverses its last payment.
 */
export const billAndPay = (harness: Harness, ada: TestUser, vendorId: string) => {
  const start = new Date()
  let months = 0
  return async (below: (most: number) => number): Promise<void> => {
    months += 1
    await runStatements(harness, new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 2)))
    const { statements } = await ada.ask(DUE, { vendorId })
    for (const { id: statementId, due, viewerCanReversePayment, payments } of statements) {
      const cents = Math.round(Number(due) * 100)
      const act = below(4)
      if (act < 2 && cents > 0) {
        const amount = dollars(act === 0 ? cents : 1 + below(cents))
        await ada.ask(RECORD_PAYMENT, { statementId, amount, reference: crypto.randomUUID() })
      } else if (act === 2 && viewerCanReversePayment)
        await ada.ask(REVERSE_PAYMENT, {
          statementId,
          paymentId: lastOf(payments),
          reason: 'The check bounced',
        })
    }
  }
}
