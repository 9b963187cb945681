import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { expires } from '../../rules/documentExpiry.js'
import { documentGraph } from '../../rules/documentGraph.js'
import { orNull } from '../../rules/text.js'
import { documentContentTypes, uploadWords } from '../../rules/uploadRules.js'
import { lockActive } from '../accounts/lockActive.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import { checkUpload } from '../uploads/registerUpload.js'
import { isUsed, objectPath, Upload } from '../uploads/Upload.js'
import type { SaveVendorDocumentInput } from './inputs.js'
import { VendorDocument } from './VendorDocument.js'

const ACCEPTS = { path: 'filePath', types: documentContentTypes, words: uploadWords.notADocument }

const uploaded = () => conflict('ALREADY_EXISTS', 'This document is already uploaded')

/** A vendor may replace a file until it is reviewed. */
const takeBack = async (tx: EntityManager, own: Pick<VendorDocument, 'id' | 'vendorId' | 'documentType'>) => {
  const document = await tx.findOne(VendorDocument, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!document) throw notFound('Document')
  document.reviewStatus = makeMove(documentGraph, document.reviewStatus, 'takeBack', 'vendor')
  await tx.flush()
}

/**
 * At most one document of each type waits for review, next to the approved one that it may renew. The index decides
 * if two arrive at once. Documents that never expire can't be renewed (docs/product.md, Vendors).
 */
export async function saveVendorDocument(context: Context, input: SaveVendorDocumentInput): Promise<string> {
  const viewer = await context.signedIn('vendor')
  const { documentType, filePath } = input
  const fileName =
    orNull(input.fileName)?.trim() ??
    `${documentType}-${context.now.toISOString().replace(/\D/g, '').slice(0, 14)}`
  try {
    const { em, app } = context
    // Reads from the store before locking the account: a store that hangs must not block the account's other acts.
    const { id } = await app.store.inTurn(() =>
      em.transactional(tx => checkUpload(context, tx, viewer, filePath, ACCEPTS)),
    )
    em.clear()
    return await context.act(async tx => {
      await lockActive(tx, viewer)
      const upload = await tx.findOneOrFail(Upload, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (isUsed(upload)) throw conflict('UPLOAD_USED')
      if (input.replaces != null)
        await takeBack(tx, { id: input.replaces, vendorId: viewer.id, documentType })
      const document = tx.create(VendorDocument, {
        vendorId: viewer.id,
        documentType,
        fileName,
        filePath: objectPath(upload.id),
        uploadedAt: context.now,
      })
      await tx.flush()
      // Checked after the insert, which waits for a review of the previous document.
      const approved = { vendorId: viewer.id, documentType, reviewStatus: 'approved' as const }
      if (!expires(documentType) && (await tx.count(VendorDocument, approved)) > 0) throw uploaded()
      upload.vendorDocumentId = document.id
      const data = { documentType, vendorId: viewer.id }
      await tell(tx, context, { kind: 'document_uploaded', to: 'admins', data })
      return document.id
    })
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw uploaded()
    throw error
  }
}
