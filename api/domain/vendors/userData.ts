import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  serviceAreas: {
    table: 'service_areas',
    by: ['vendor_id'],
    without: ['zip5'],
    order: 'zip_code, id',
  },
  vendorServices: {
    table: 'vendor_services',
    by: ['vendor_id'],
    without: ['rental_sizes'],
    order: 'created_at, id',
  },
  dumpsterSizes: { table: 'dumpster_sizes', by: ['vendor_id'], order: 'created_at, id' },
  vendorItems: { table: 'vendor_items', by: ['vendor_id'], order: 'kind' },
  vendorDocuments: { table: 'vendor_documents', by: ['vendor_id'], order: 'uploaded_at, id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'vendor_items', where: 'vendor_id = :userId', isOfBusiness: true },
  { table: 'vendor_documents', where: 'vendor_id = :userId', isOfBusiness: true },
]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  document_reminders: 'of which day which notice was; they are in the list of notices',
}
