import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { orNull } from '../../rules/text.js'
import { documentContentTypes, uploadWords } from '../../rules/uploads/uploadRules.js'
import { expires } from '../../rules/vendors/documentExpiry.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { lockRow, ownAct } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
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

const store = ownAct(
  ownAccount(['vendor']),
  async (acting, uploadId: string, input: SaveVendorDocumentInput) => {
    const { tx, viewer, now, tell } = acting
    const { documentType, replaces } = input
    const upload = await lockRow(tx, Upload, uploadId)
    if (isUsed(upload)) throw conflict('UPLOAD_USED')
    if (replaces != null) await takeBack(tx, { id: replaces, vendorId: viewer.id, documentType })
    const document = tx.create(VendorDocument, {
      vendorId: viewer.id,
      documentType,
      fileName:
        orNull(input.fileName)?.trim() ??
        `${documentType}-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`,
      filePath: objectPath(upload.id),
      uploadedAt: now,
    })
    await tx.flush()
    // Checked after the insert, which waits for a review of the previous document.
    const approved = { vendorId: viewer.id, documentType, reviewStatus: 'approved' as const }
    if (!expires(documentType) && (await tx.count(VendorDocument, approved)) > 0) throw uploaded()
    upload.vendorDocumentId = document.id
    tell('document_uploaded', { to: 'admins', data: { documentType, vendorId: viewer.id } })
    return document.id
  },
)

/**
 * At most one document of each type waits for review, next to the approved one that it may renew. The index decides
 * if two arrive at once. Documents that never expire can't be renewed (docs/product/vendors.md).
 */
export async function saveVendorDocument(context: Context, input: SaveVendorDocumentInput): Promise<string> {
  const viewer = await context.signedIn('vendor')
  const { em, app } = context
  // Reads from the store before locking the account: a store that hangs must not block the account's other acts.
  const { id } = await app.store.inTurn(() =>
    em.transactional(tx => checkUpload(context, tx, viewer, input.filePath, ACCEPTS)),
  )
  em.clear()
  return store(context, id, input).catch(error => {
    throw error instanceof UniqueConstraintViolationException ? uploaded() : error
  })
}
