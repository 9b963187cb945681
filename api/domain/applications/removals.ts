import type { Erasure } from '../Removals.js'

export const erasures: readonly Erasure[] = [
  { table: 'vendor_applications', where: 'vendor_id = :userId or lower(email) = lower(:email)' },
]
