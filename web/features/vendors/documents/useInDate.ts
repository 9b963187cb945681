import { canMove } from '@rules/stateGraph.js'
import { endOf } from '@rules/vendors/documentExpiry.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { serverNow } from '../../../serverClock.js'
import { useHasPassed } from '../../../ui/states/useHasPassed.js'
import type { DocumentList_DocumentFragment } from './generated/documents.js'

type Document = DocumentList_DocumentFragment

const endOfApproved = (document: Document): Date | null =>
  canMove(documentGraph, document.reviewStatus, 'expire') ? endOf(document) : null

/** The documents' current status: one that expires while on screen is expired from that moment on. */
export const useInDate = (documents: readonly Document[] | undefined): readonly Document[] | undefined => {
  const now = serverNow().getTime()
  const coming = (documents ?? []).flatMap(document => {
    const end = endOfApproved(document)
    return end && end.getTime() > now ? [end.getTime()] : []
  })
  useHasPassed(coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : null)
  return documents?.map(document => {
    const end = endOfApproved(document)
    return end && end.getTime() <= now
      ? { ...document, reviewStatus: documentGraph.moves.expire.to }
      : document
  })
}
