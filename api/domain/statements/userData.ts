import type { ExportSections } from '../UserData.js'

export const exported = {
  statements: { table: 'statements', by: ['vendor_id'], order: 'month, id' },
  statementLines: {
    table: 'statement_lines',
    by: [],
    also: 'statement_id in (select s.id from statements s where s.vendor_id = $1)',
    order: 'statement_id, transfer_id',
  },
} satisfies ExportSections

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  fee_months: 'sums over all vendors',
}
