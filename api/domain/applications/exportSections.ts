import type { ExportSections } from '../ExportSection.js'

export const exportSections = {
  application: {
    table: 'vendor_applications',
    by: ['vendor_id'],
    without: ['decided_by_id'],
    order: 'created_at, id',
  },
} satisfies ExportSections
