import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { expiryProblem } from '../../rules/documentExpiry.js'
import { documentGraph } from '../../rules/documentGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { todayIn } from '../../rules/zonedTime.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import { clockOfVendor } from './clockOfVendor.js'
import type { ReviewVendorDocumentInput } from './inputs.js'
import { lockDocuments } from './lockDocuments.js'
import { VendorDocument } from './VendorDocument.js'

/** The document to decide, with the others of its vendor. */
const lockDocument = async (
  tx: EntityManager,
  { id, version, approve }: ReviewVendorDocumentInput,
  vendorId: string | undefined,
) => {
  const all = await lockDocuments(tx, vendorId)
  const document = all.find(each => each.id === id)
  if (!document) throw notFound('Document')
  expectVersion(document, version)
  const { reviewStatus } = document
  const approval = canMove(documentGraph, reviewStatus, 'correct') ? 'correct' : 'approve'
  makeMove(documentGraph, reviewStatus, approve ? approval : 'refuse', 'admin')
  return { document, all }
}

/** The values that an approval sets, after checking the expiry date. */
const approved = async (
  tx: EntityManager,
  { now }: Context,
  { vendorId, documentType, timeZone: known }: VendorDocument,
  date: string | null,
) => {
  const timeZone = known ?? (await clockOfVendor(tx, vendorId))
  const problem = expiryProblem(documentType, date, todayIn(now, timeZone))
  if (problem) throw badField('expiresOn', problem)
  const until = { expiresOn: date, timeZone: date && timeZone }
  return { reviewStatus: documentGraph.moves.approve.to, reviewReason: null, ...until }
}

/** The document that this one renews was valid until now. */
const othersToReplace = ({ id, documentType }: VendorDocument, all: readonly VendorDocument[]) =>
  all.filter(
    each =>
      each.id !== id &&
      each.documentType === documentType &&
      canMove(documentGraph, each.reviewStatus, 'replace'),
  )

/**
 * Reviews a document. A refused document can be uploaded again; an approved one can still be refused later, or
 * approved until another date. An approved renewal replaces the old document; refusing it changes nothing else.
 */
export async function reviewVendorDocument(
  context: Context,
  input: ReviewVendorDocumentInput,
): Promise<void> {
  const { id, approve, reason, expiresOn } = input
  const viewer = await context.signedIn(...documentGraph.moves[approve ? 'approve' : 'refuse'].by)
  await context.act(async tx => {
    const vendorId = await lockWithOwner(
      tx,
      viewer,
      async em => (await em.findOne(VendorDocument, id))?.vendorId,
    )
    const { document, all } = await lockDocument(tx, input, vendorId)
    const { reviewStatus, reviewReason, documentType, expiresOn: before } = document
    const after = approve
      ? await approved(tx, context, document, orNull(expiresOn))
      : { reviewStatus: documentGraph.moves.refuse.to, reviewReason: reason!.trim(), expiresOn: before }
    const others = approve ? othersToReplace(document, all) : []
    const replaced = others.map(each => ({ id: each.id, reviewStatus: each.reviewStatus }))
    audit(tx, context, viewer, {
      action: 'reviewVendorDocument',
      subjectId: document.vendorId,
      before: { id, documentType, reviewStatus, reviewReason, expiresOn: before },
      // Undoing it brings back what it replaced.
      after: { id, documentType, ...after, ...(replaced.length > 0 && { replaced }) },
    })
    for (const other of others) other.reviewStatus = documentGraph.moves.replace.to
    // Only one of a type is current, so the others go first.
    await tx.flush()
    Object.assign(document, after)
    if (after.reviewStatus === reviewStatus) return
    const about = { documentId: id, documentType }
    const to = [document.vendorId]
    if (approve) await tell(tx, context, { kind: 'document_approved', to, data: about })
    else {
      const data = { ...about, reason: after.reviewReason }
      await tell(tx, context, { kind: 'document_refused', to, data })
    }
  })
}
