import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  business: { table: 'businesses', by: ['vendor_id'], order: 'vendor_id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'businesses', where: 'vendor_id = :userId', isOfBusiness: true },
]
