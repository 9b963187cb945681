import type { ExportSections } from '../UserData.js'

export const exportSections = {
  adminSuspensions: {
    table: 'admin_suspensions',
    by: ['user_id', 'asked_by_id', 'decided_by_id'],
    order: 'asked_at, id',
  },
} satisfies ExportSections
