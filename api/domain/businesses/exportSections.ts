import type { ExportSections } from '../ExportSection.js'

export const exportSections = {
  business: { table: 'businesses', by: ['vendor_id'], order: 'vendor_id' },
} satisfies ExportSections
