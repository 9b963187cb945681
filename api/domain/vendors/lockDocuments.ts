import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { VendorDocument } from './VendorDocument.js'

/** All of a vendor's documents, by id, because a decision about one can replace or bring back another. */
export const lockDocuments = (tx: EntityManager, vendorId: string | undefined): Promise<VendorDocument[]> => {
  if (!vendorId) throw notFound('Document')
  return tx.find(
    VendorDocument,
    { vendorId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
}
