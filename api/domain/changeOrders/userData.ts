import type { ExportSections, Writing } from '../UserData.js'

export const exported = {
  changeOrders: {
    table: 'change_orders',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections

export const written: readonly Writing[] = [{ table: 'change_orders', texts: ['note', 'decline_reason'] }]
