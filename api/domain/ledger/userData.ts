import type { ExportSections } from '../UserData.js'

const ACCOUNT = `select a.id from ledger_accounts a where a.owner_id = $1`

export const exported = {
  serviceFees: {
    table: 'ledger_transfers',
    by: [],
    also: `id in (select e.transfer_id from ledger_entries e where e.account_id in (${ACCOUNT}))`,
    but: `(select jsonb_build_object('amount', e.amount) from ledger_entries e where e.transfer_id = t.id and e.account_id in (${ACCOUNT}))`,
    order: 'created_at, id',
  },
} satisfies ExportSections

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  vendor_fees: 'the sum of the list of service fees',
  ledger_accounts: 'the accounts behind the list of service fees',
  ledger_entries: 'the amounts in the list of service fees',
}
