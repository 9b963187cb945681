import { noneFreeWords } from '../../rules/stock/stockNames.js'
import type { Acting } from '../act.js'
import { type ConflictReason, conflict, refuse } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'
import { documentsExpired } from '../vendors/documentsExpired.js'

/** Refuses a vendor's bid if there is a reason. An expired document and the days are named. */
export const refuseBid = async (
  { tx, context, viewer }: Acting,
  reason: ConflictReason | null,
  { dumpsterSize, ...days }: Job,
): Promise<void> => {
  if (reason === 'DOCUMENTS_EXPIRED') throw await documentsExpired(tx, context, viewer.id)
  if (reason === 'NO_STOCK') throw conflict(reason, noneFreeWords(dumpsterSize!, days))
  refuse(reason)
}
