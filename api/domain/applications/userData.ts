import { APPLICATION_DAYS } from '../../rules/applications/applicationRules.js'
import type { Erasure, Expiry, ExportSections } from '../UserData.js'

export const exported = {
  application: {
    table: 'vendor_applications',
    by: ['vendor_id'],
    without: ['decided_by_id'],
    order: 'created_at, id',
  },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'vendor_applications', where: 'vendor_id = :userId or lower(email) = lower(:email)' },
]

export const expired: readonly Expiry[] = [
  { table: 'vendor_applications', where: 'decided_at < $1', days: APPLICATION_DAYS.decided },
  { table: 'vendor_applications', where: 'created_at < $1', days: APPLICATION_DAYS.waiting },
]
