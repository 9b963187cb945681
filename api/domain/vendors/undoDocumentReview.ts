import { executeNamed } from '../../platform/database/prepared.js'
import { forbidden } from '../../platform/errors.js'
import { limits } from '../../rules/limits.js'
import { documentGraph, type ReviewStatus } from '../../rules/vendors/documentGraph.js'
import { type Acting, act } from '../act.js'
import { conflict } from '../conflicts.js'
import { makeMove } from '../makeMove.js'
import { documentOfVendor } from './documentOfVendor.js'
import type { VendorDocument } from './VendorDocument.js'

interface Decision {
  actorId: string
  isRecent: boolean
  reviewStatus: ReviewStatus
  reviewReason: string | null
  expiresOn: string | null
  /** The documents that an approval replaced. */
  replaced: { id: string; reviewStatus: ReviewStatus }[] | null
}

/** The audit log knows who decided, when, and what the approval replaced. */
const DECISION = `
  select e.actor_id as "actorId", e.created_at > :now::timestamptz - make_interval(secs => :seconds) as "isRecent",
    e.after ->> 'reviewStatus' as "reviewStatus", e.after ->> 'reviewReason' as "reviewReason",
    e.after ->> 'expiresOn' as "expiresOn", e.after -> 'replaced' as replaced
  from audit_events e
  where e.subject_id = :vendorId and e.action = 'reviewVendorDocument' and e.after ->> 'id' = :id
    and e.before ->> 'reviewStatus' = '${documentGraph.first}'
  order by e.created_at desc, e.id desc limit 1`

const decisionOn = async ({ tx, now }: Acting, { id, vendorId }: VendorDocument) => {
  const values = { id, vendorId, now, seconds: limits.undoSeconds }
  return (await executeNamed<Decision>(tx, DECISION, values))[0]
}

/**
 * Takes back the first decision on a document, for a minute and only by the admin who made it. The vendor has heard of the
 * decision and hears of this, too.
 */
export const undoDocumentReview = act(documentOfVendor('undoDocumentReview'), async acting => {
  const { tx, viewer, tell, document, all } = acting
  const { id: documentId, documentType, reviewStatus, reviewReason, expiresOn } = document
  const undone = makeMove(documentGraph, reviewStatus, 'undo', 'admin')
  const decision = await decisionOn(acting, document)
  const stands =
    decision?.reviewStatus === reviewStatus &&
    decision.reviewReason === reviewReason &&
    decision.expiresOn === expiresOn
  if (!stands || !decision.isRecent) throw conflict('UNDO_OVER')
  if (decision.actorId !== viewer.id) throw forbidden('Only the administrator who decided can undo it')
  const isSentAgain = all.some(each => each.documentType === documentType && each.reviewStatus === undone)
  if (isSentAgain) throw conflict('DOCUMENT_REPLACED')
  Object.assign(document, { reviewStatus: undone, reviewReason: null, expiresOn: null, timeZone: null })
  // Only one of a type is current, so this one goes first.
  await tx.flush()
  for (const { id, reviewStatus: before } of decision.replaced ?? []) {
    const replaced = all.find(each => each.id === id)
    if (replaced?.reviewStatus === documentGraph.moves.replace.to) replaced.reviewStatus = before
  }
  tell('document_undone', { to: [document.vendorId], data: { documentId, documentType } })
})
