import type { ExportSections } from '../UserData.js'

export const exported = {
  bids: {
    table: 'bids',
    by: ['vendor_id'],
    // Customers read bids, but not the rules of vendors.
    without: ['offer_rule_id'],
    // Customers can read every bid on their own jobs; vendors never another vendor's.
    also: 'job_id in (select id from jobs where customer_id = $1)',
    order: 'created_at, id',
  },
} satisfies ExportSections
