import type { ExportSections, Writing } from '../UserData.js'

export const exported = {
  charges: {
    table: 'job_charges',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections

export const written: readonly Writing[] = [
  { table: 'job_charges', texts: ['contest_reason', 'decision_reason', 'contest_answer'] },
]
