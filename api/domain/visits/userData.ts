import type { Erasure, ExportSections, Writing } from '../UserData.js'

export const exported = {
  visits: {
    table: 'visits',
    by: ['vendor_id', 'assigned_to_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'window_start, id',
  },
  visitPhotos: {
    table: 'visit_photos',
    by: [],
    also: `visit_id in (select v.id from visits v join jobs j on j.id = v.job_id
      where v.vendor_id = $1 or j.customer_id = $1)`,
    order: 'created_at, id',
  },
  calendarFeed: {
    table: 'calendar_feeds',
    by: ['user_id'],
    without: ['token_hash'],
    order: 'user_id',
  },
} satisfies ExportSections

export const erased: readonly Erasure[] = [{ table: 'calendar_feeds', where: 'user_id = :userId' }]

export const written: readonly Writing[] = [
  { table: 'visits', texts: ['failure_note', 'dispute_reason', 'dispute_decision'] },
]
