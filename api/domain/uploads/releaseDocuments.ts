import type { EntityManager } from '@mikro-orm/postgresql'
import { enqueue } from '../enqueue.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { Upload } from './Upload.js'

/**
 * Removes the documents of a vendor who closes the account: nothing claims their files anymore, and a background task
 * deletes them.
 */
export async function releaseDocuments(tx: EntityManager, vendorId: string): Promise<void> {
  const claimed = { ownerId: vendorId, vendorDocumentId: { $ne: null } }
  await tx.nativeUpdate(Upload, claimed, { vendorDocumentId: null })
  await tx.nativeDelete(VendorDocument, { vendorId })
  await enqueue(tx, 'removeUnclaimed', {})
}
