import type { ExportSections } from '../UserData.js'

export const exported = {
  adminSuspensions: {
    table: 'admin_suspensions',
    by: ['user_id', 'asked_by_id', 'decided_by_id'],
    order: 'asked_at, id',
  },
} satisfies ExportSections

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  settings: 'of the install as a whole',
}
