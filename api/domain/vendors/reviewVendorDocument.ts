import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { badField, notFound } from '../../platform/errors.js'
import { expiryProblem } from '../../rules/documentExpiry.js'
import { documentGraph } from '../../rules/documentGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { DEFAULT_TIME_ZONE, timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { todayIn } from '../../rules/zonedTime.js'
import { baseZip } from '../accounts/baseZip.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { tell } from '../tell.js'
import type { ReviewVendorDocumentInput } from './inputs.js'
import { VendorDocument } from './VendorDocument.js'

const CLOCK = `
  select ${baseZip('u')} as zip,
    (select q.time_zone from quiet_hours q where q.user_id = u.id) as "timeZone"
  from users u where u.id = :vendorId`

/**
 * The zone where the vendor works, or else the account's clock: the vendor's choice of quiet hours must not move a
 * date.
 */
async function clockOfVendor(tx: EntityManager, vendorId: string): Promise<string> {
  const [row] = await executeNamed<{ zip: string | null; timeZone: string | null }>(tx, CLOCK, { vendorId })
  return row?.zip ? timeZoneOfZip(row.zip) : (row?.timeZone ?? DEFAULT_TIME_ZONE)
}

/** Locks all documents of the vendor and type, by id, because approving one replaces another. */
const lockDocument = async (
  tx: EntityManager,
  { id, version, approve }: ReviewVendorDocumentInput,
  vendorId: string | undefined,
) => {
  if (!vendorId) throw notFound('Document')
  const all = await tx.find(
    VendorDocument,
    { vendorId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const document = all.find(each => each.id === id)
  if (!document) throw notFound('Document')
  expectVersion(document, version)
  const { reviewStatus } = document
  const approval = canMove(documentGraph, reviewStatus, 'correct') ? 'correct' : 'approve'
  makeMove(documentGraph, reviewStatus, approve ? approval : 'refuse', 'admin')
  return document
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
const replaceOthers = (tx: EntityManager, { id, vendorId, documentType }: VendorDocument) =>
  tx.nativeUpdate(
    VendorDocument,
    { vendorId, documentType, id: { $ne: id }, reviewStatus: { $in: [...documentGraph.moves.replace.from] } },
    { reviewStatus: documentGraph.moves.replace.to },
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
    const document = await lockDocument(tx, input, vendorId)
    const { reviewStatus, reviewReason, documentType, expiresOn: before } = document
    const after = approve
      ? await approved(tx, context, document, orNull(expiresOn))
      : { reviewStatus: documentGraph.moves.refuse.to, reviewReason: reason!.trim(), expiresOn: before }
    audit(tx, context, viewer, {
      action: 'reviewVendorDocument',
      subjectId: document.vendorId,
      before: { id, documentType, reviewStatus, reviewReason, expiresOn: before },
      after: { id, documentType, ...after },
    })
    if (approve) await replaceOthers(tx, document)
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
