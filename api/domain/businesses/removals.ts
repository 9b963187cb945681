import type { Erasure } from '../Removals.js'

export const erasures: readonly Erasure[] = [{ table: 'businesses', where: 'vendor_id = :userId' }]
