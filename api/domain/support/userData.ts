import type { ExportSections } from '../UserData.js'

export const exported = {
  supportTickets: { table: 'support_tickets', by: ['customer_id'], order: 'created_at, id' },
} satisfies ExportSections
