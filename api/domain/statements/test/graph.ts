import { newId } from '../../../platform/ids.js'
import { type StatementStatus, statementGraph } from '../../../rules/statements/statementGraph.js'
import { harness, people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import { newStatement, RECORD_PAYMENT, REVERSE_PAYMENT, runStatements } from '../../../test/statements.js'
import { type TestUser, vendor } from '../../../test/users.js'

const payStatement = (by: TestUser, id: string) =>
  by.answer(RECORD_PAYMENT, { statementId: id, amount: '20', reference: `Check ${newId()}` })
interface StatementThing extends Thing {
  vendorId: string
}

/** Each statement gets a new vendor, because a vendor with an overdue one can't bid. */
const statementIn = async (state: StatementStatus): Promise<StatementThing> => {
  const { id: vendorId } = await vendor(harness)
  const id = await newStatement(harness, vendorId)
  if (state === 'paid') await payStatement(people.admin, id)
  else await query('update statements set status = $2 where id = $1', [id, state])
  return { id, vendorId }
}
/** As waiving or voiding its only fee does. */
const creditAll = async ({ id, vendorId }: StatementThing, state: StatementStatus) => {
  // Once it is paid, a credit is for the next one.
  if (state === 'paid') return
  await query(
    `with credit as (
       insert into ledger_transfers (id, kind, reverses, created_at)
       select gen_random_uuid(), 'fee_voided', l.transfer_id, now() from statement_lines l where l.statement_id = $1 returning id),
     entries as (
       insert into ledger_entries (transfer_id, account_id, amount)
       select credit.id, moved.account, moved.amount from credit, (values
         (ledger_account('vendor_owes', $2), -20), (ledger_account('fee_revenue'), 20)) moved (account, amount))
     select id from credit`,
    [id, vendorId],
  )
  await query(
    `insert into statement_lines (transfer_id, statement_id)
      select r.id, l.statement_id from statement_lines l join ledger_transfers r on r.reverses = l.transfer_id where l.statement_id = $1`,
    [id],
  )
}

export const walks = {
  statementGraph: () =>
    walkGraph('statement', statementGraph, {
      make: statementIn,
      stateOf: stateIn<StatementStatus>('statements'),
      people: () => people,
      ways: {
        pay: { act: (by, { id }) => payStatement(by, id) },
        reverse: {
          act: (by, { id }) => by.answer(REVERSE_PAYMENT, { statementId: id, reason: 'The check bounced' }),
        },
        settle: { when: { 'its fees are waived or voided': creditAll } },
        lapse: { when: { '30 days have passed': () => runStatements(harness, '2027-01-14T06:00:00Z') } },
      },
    }),
}
