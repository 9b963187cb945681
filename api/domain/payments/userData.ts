import type { ExportSections, Writing } from '../UserData.js'

export const exported = {
  payments: {
    table: 'job_payments',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections

export const written: readonly Writing[] = [{ table: 'job_payments', texts: ['deny_reason'] }]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  job_balances: 'the sums of the charges and payments in their lists',
}
