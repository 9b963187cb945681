import type { ExportSections } from '../ExportSection.js'

export const exportSections = {
  uploads: { table: 'uploads', by: ['owner_id'], order: 'created_at, id' },
} satisfies ExportSections
