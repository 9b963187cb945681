import { START } from '../../../test/harness.js'
import { type ScenePart } from '../../../test/pairs/scene.js'
import { newStatement } from '../../../test/statements.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** A statement of $20.00 of the vendor with the link, of which $5.00 is paid. */
    statementId: string
  }
}

export const scenePart: ScenePart = {
  async afterwards(harness, made) {
    made.statementId = await newStatement(harness, made.linkedId)
    await harness.database.pool.query(
      `with paid as (
         insert into ledger_transfers (id, kind, statement_id, reference, created_at)
         values (gen_random_uuid(), 'payment', $1, 'Check 1', $3) returning id)
       insert into ledger_entries (transfer_id, account_id, amount)
       select paid.id, moved.account, moved.amount from paid, (values
         (ledger_account('cash'), 5), (ledger_account('vendor_owes', $2), -5)) moved (account, amount)`,
      [made.statementId, made.linkedId, START],
    )
  },
}
