import type { ExportSections } from '../UserData.js'

export const exported = {
  questions: {
    table: 'questions',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    // Customers don't learn who asked.
    but: `case when vendor_id <> $1 then '{"vendor_id": null}'::jsonb else '{}'::jsonb end`,
    order: 'created_at, id',
  },
} satisfies ExportSections
