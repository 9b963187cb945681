import type { Erasure, ExportSections } from '../UserData.js'

export const exported = {
  people: {
    table: 'business_people',
    by: ['user_id', 'vendor_id', 'invited_by_id'],
    ofHuman: ['user_id'],
    order: 'user_id',
  },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'business_people', where: 'user_id = :userId', isOfBusiness: true },
]
