import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { forbidden, notFound } from '../../platform/errors.js'
import { documentGraph, type ReviewStatus } from '../../rules/documentGraph.js'
import { limits } from '../../rules/limits.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import { lockDocuments } from './lockDocuments.js'
import { VendorDocument } from './VendorDocument.js'

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

const decisionOn = async (tx: EntityManager, { now }: Context, { id, vendorId }: VendorDocument) => {
  const [decision] = await executeNamed<Decision>(tx, DECISION, {
    id,
    vendorId,
    now,
    seconds: limits.undoSeconds,
  })
  return decision
}

/**
 * Takes back the first decision on a document, for a minute and only by the admin who made it. The vendor has heard of the
 * decision and hears of this, too.
 */
export async function undoDocumentReview(context: Context, id: string): Promise<void> {
  const viewer = await context.signedIn(...documentGraph.moves.undo.by)
  await context.act(async tx => {
    const vendorId = await lockWithOwner(
      tx,
      viewer,
      async em => (await em.findOne(VendorDocument, id))?.vendorId,
    )
    const all = await lockDocuments(tx, vendorId)
    const document = all.find(each => each.id === id)
    if (!document) throw notFound('Document')
    const { documentType, reviewStatus, reviewReason, expiresOn } = document
    const undone = makeMove(documentGraph, reviewStatus, 'undo', 'admin')
    const decision = await decisionOn(tx, context, document)
    const stands =
      decision?.reviewStatus === reviewStatus &&
      decision.reviewReason === reviewReason &&
      decision.expiresOn === expiresOn
    if (!stands || !decision.isRecent) throw conflict('UNDO_OVER')
    if (decision.actorId !== viewer.id) throw forbidden('Only the administrator who decided can undo it')
    const isSentAgain = all.some(each => each.documentType === documentType && each.reviewStatus === undone)
    if (isSentAgain) throw conflict('DOCUMENT_REPLACED')
    const after = { reviewStatus: undone, reviewReason: null, expiresOn: null }
    audit(tx, context, viewer, {
      action: 'undoDocumentReview',
      subjectId: document.vendorId,
      before: { id, documentType, reviewStatus, reviewReason, expiresOn },
      after: { id, documentType, ...after },
    })
    Object.assign(document, after, { timeZone: null })
    // Only one of a type is current, so this one goes first.
    await tx.flush()
    for (const { id: replacedId, reviewStatus: before } of decision.replaced ?? []) {
      const replaced = all.find(each => each.id === replacedId)
      if (replaced?.reviewStatus === documentGraph.moves.replace.to) replaced.reviewStatus = before
    }
    await tell(tx, context, {
      kind: 'document_undone',
      to: [document.vendorId],
      data: { documentId: id, documentType },
    })
  })
}
