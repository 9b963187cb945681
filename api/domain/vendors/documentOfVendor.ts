import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import type { Subject } from '../act.js'
import { VendorDocument } from './VendorDocument.js'

interface DocumentOfVendor {
  document: VendorDocument
  /** All of the vendor's documents, by id, because a decision about one can replace or bring back another. */
  all: VendorDocument[]
}

/** A document that an admin decides about, and its vendor, who gets a notice. */
export const documentOfVendor = (
  action: 'reviewVendorDocument' | 'undoDocumentReview',
): Subject<string, DocumentOfVendor> => ({
  by: documentGraph.moves.approve.by,
  async hold({ tx, viewer }, id) {
    const vendorId = await lockWithOwner(
      tx,
      viewer,
      async em => (await em.findOne(VendorDocument, id))?.vendorId,
    )
    if (!vendorId) throw notFound('Document')
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const
    const all = await tx.find(VendorDocument, { vendorId }, locked)
    const document = all.find(each => each.id === id)
    if (!document) throw notFound('Document')
    return { document, all }
  },
  audited: ({ document: { id, vendorId, documentType, reviewStatus, reviewReason, expiresOn } }) => ({
    action,
    subjectId: vendorId,
    facts: { id, documentType, reviewStatus, reviewReason, expiresOn },
    always: true,
  }),
})
