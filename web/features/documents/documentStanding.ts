import type { DocumentType } from '@rules/kinds.js'
import type { DocumentList_DocumentFragment } from '../../generated/graphql.js'

type Document = Pick<
  DocumentList_DocumentFragment,
  'id' | 'documentType' | 'reviewStatus' | 'reviewReason' | 'expiresOn'
>

/** How a vendor stands with a type of documents. A renewal waits beside the one that it renews. */
export interface Standing {
  approved?: Document | undefined
  waiting?: Document | undefined
  expired?: Document | undefined
  /** Why the last one was refused, if that is what came last. */
  refusedBecause?: string | undefined
}

/** Of documents sorted newest first. */
export const standingOf = (documents: readonly Document[], type: DocumentType): Standing => {
  const own = documents.filter(({ documentType }) => documentType === type)
  const of = (status: Document['reviewStatus']) => own.find(({ reviewStatus }) => reviewStatus === status)
  const [newest] = own
  return {
    approved: of('approved'),
    waiting: of('waiting'),
    expired: of('expired'),
    refusedBecause:
      newest?.reviewStatus === 'refused' ? (newest.reviewReason ?? 'no reason was given') : undefined,
  }
}

/** docs/product.md, Vendors: a type counts as uploaded once it has one that is approved and in date, or waits for review. */
export const isUploaded = ({ approved, waiting }: Standing): boolean => Boolean(approved ?? waiting)
