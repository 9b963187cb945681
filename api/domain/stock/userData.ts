import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  units: { table: 'units', by: ['vendor_id'], order: 'created_at, id' },
  reservations: { table: 'reservations', by: ['vendor_id'], order: 'created_at, id' },
  daysOff: { table: 'vendor_days_off', by: ['vendor_id'], order: 'created_at, id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'vendor_days_off', where: 'vendor_id = :userId', isOfBusiness: true },
]
