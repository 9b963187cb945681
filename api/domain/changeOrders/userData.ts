import type { ExportSections } from '../UserData.js'

export const exportSections = {
  changeOrders: {
    table: 'change_orders',
    by: ['vendor_id'],
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections
