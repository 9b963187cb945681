import type { Acting } from '../act.js'
import { type ConflictReason, refuse } from '../conflicts.js'
import { documentsExpired } from '../vendors/documentsExpired.js'

/** Refuses a vendor's bid if there is a reason. An expired document is named. */
export const refuseBid = async (
  { tx, context, viewer }: Acting,
  reason: ConflictReason | null,
): Promise<void> => {
  if (reason === 'DOCUMENTS_EXPIRED') throw await documentsExpired(tx, context, viewer.id)
  refuse(reason)
}
