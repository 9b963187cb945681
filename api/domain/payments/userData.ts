import type { ExportSections } from '../UserData.js'

export const exportSections = {
  payments: {
    table: 'job_payments',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections
