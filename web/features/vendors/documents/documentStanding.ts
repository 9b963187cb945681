import type { DocumentType } from '@rules/kinds.js'
import type { DocumentList_DocumentFragment } from './generated/documents.js'

type Document = Pick<
  DocumentList_DocumentFragment,
  'id' | 'documentType' | 'reviewStatus' | 'reviewReason' | 'expiresOn'
>

/** A vendor's standing for one type of document; a renewal waits beside the document that it renews. */
export interface Standing {
  approved?: Document | undefined
  waiting?: Document | undefined
  expired?: Document | undefined
  /** The reason for refusing the newest document, if it was refused. */
  refusedBecause?: string | undefined
}

/** Expects the documents newest first. */
export const standingOf = (documents: readonly Document[], type: DocumentType): Standing => {
  const own = documents.filter(({ documentType }) => documentType === type)
  const of = (status: Document['reviewStatus']) => own.find(({ reviewStatus }) => reviewStatus === status)
  const [newest] = own
  return {
    approved: of('approved'),
    waiting: of('waiting'),
    expired: of('expired'),
    refusedBecause:
      newest?.reviewStatus === 'refused' ? (newest.reviewReason ?? 'no reason given') : undefined,
  }
}

/** True once a document is approved and in date, or waits for review (docs/product/vendors.md). */
export const isUploaded = ({ approved, waiting }: Standing): boolean => Boolean(approved ?? waiting)
