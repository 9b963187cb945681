import type { Erasure } from '../Removals.js'

export const erasures: readonly Erasure[] = [{ table: 'vendor_documents', where: 'vendor_id = :userId' }]
