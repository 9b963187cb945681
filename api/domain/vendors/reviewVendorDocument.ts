import { badField } from '../../platform/errors.js'
import { canMove } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { expiryProblem } from '../../rules/vendors/documentExpiry.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { todayIn } from '../../rules/zonedTime.js'
import { type Acting, act } from '../act.js'
import { expectVersion } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { clockOfVendor } from './clockOfVendor.js'
import { documentOfVendor } from './documentOfVendor.js'
import type { ReviewVendorDocumentInput } from './inputs.js'
import type { VendorDocument } from './VendorDocument.js'

/** The last day of an approved document, on the vendor's clock. */
const validUntil = async (
  { tx, now }: Acting,
  { vendorId, documentType, timeZone: known }: VendorDocument,
  expiresOn: string | null,
) => {
  const timeZone = known ?? (await clockOfVendor(tx, vendorId))
  const problem = expiryProblem(documentType, expiresOn, todayIn(now, timeZone))
  if (problem) throw badField('expiresOn', problem)
  return { expiresOn, timeZone: expiresOn && timeZone }
}

/** The document that this one renews was valid until now. */
const othersToReplace = ({ id, documentType }: VendorDocument, all: readonly VendorDocument[]) =>
  all.filter(
    each =>
      each.id !== id &&
      each.documentType === documentType &&
      canMove(documentGraph, each.reviewStatus, 'replace'),
  )

type Review = Omit<ReviewVendorDocumentInput, 'id'>

/**
 * Reviews a document. A refused document can be uploaded again; an approved one can still be refused later, or
 * approved until another date. An approved renewal replaces the old document; refusing it changes nothing else.
 */
export const reviewVendorDocument = act(
  documentOfVendor('reviewVendorDocument'),
  async (acting, input: Review) => {
    const { tx, tell, note, document, all } = acting
    const { approve } = input
    expectVersion(document, input.version)
    const before = document.reviewStatus
    const approval = canMove(documentGraph, before, 'correct') ? 'correct' : 'approve'
    const reviewStatus = makeMove(documentGraph, before, approve ? approval : 'refuse', 'admin')
    const reviewReason = approve ? null : input.reason!.trim()
    const until = approve ? await validUntil(acting, document, orNull(input.expiresOn)) : {}
    const others = approve ? othersToReplace(document, all) : []
    const replaced = others.map(each => ({ id: each.id, reviewStatus: each.reviewStatus }))
    // Undoing it brings back what it replaced.
    if (replaced.length > 0) note({ replaced })
    for (const other of others) other.reviewStatus = documentGraph.moves.replace.to
    // Only one of a type is current, so the others go first.
    await tx.flush()
    Object.assign(document, { reviewStatus, reviewReason, ...until })
    if (reviewStatus === before) return
    const { id: documentId, documentType, vendorId } = document
    const about = { documentId, documentType }
    if (approve) tell('document_approved', { to: [vendorId], data: about })
    else tell('document_refused', { to: [vendorId], data: { ...about, reason: reviewReason } })
  },
)
