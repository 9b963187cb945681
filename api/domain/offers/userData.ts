import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  offerRules: { table: 'offer_rules', by: ['vendor_id'], order: 'created_at, id' },
  haulRules: { table: 'haul_rules', by: ['vendor_id'], order: 'created_at, id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'offer_rules', where: 'vendor_id = :userId', isOfBusiness: true },
  { table: 'haul_rules', where: 'vendor_id = :userId', isOfBusiness: true },
]
