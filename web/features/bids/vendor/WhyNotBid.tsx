import type { DocumentType } from '@rules/kinds.js'
import { expiredWords } from '@rules/vendors/documentExpiry.js'
import type { ReactNode } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import type { ConflictReason } from '../../../generated/schema.js'
import { Link } from '../../../ui/actions/Link.js'
import { Text } from '../../../ui/text/Text.js'
import { VendorDocumentsDocument } from '../../vendors/documents/generated/documents.js'

const SOME = 'One of your documents has expired. Upload a new one to bid.'

/** The expired document, and its date. */
const DocumentsExpired = () => {
  const { data } = useQuery(VendorDocumentsDocument)
  const documents = data?.vendorDocuments ?? []
  const isWaiting = (type: DocumentType) =>
    documents.some(({ documentType, reviewStatus }) => documentType === type && reviewStatus === 'waiting')
  const [first] = documents
    .filter(({ reviewStatus, documentType }) => reviewStatus === 'expired' && !isWaiting(documentType))
    .toSorted((one, other) => ((one.expiresOn ?? '') < (other.expiresOn ?? '') ? -1 : 1))
  return (
    <>
      {first?.expiresOn ? expiredWords(first.documentType, first.expiresOn) : SOME}{' '}
      <Link to={{ search: 'tab=documents' }}>See your documents</Link>
    </>
  )
}

/**
 * The reasons that a vendor can meet on a job available to them, or that they can do something about; for any other
 * reason, the job's own details are enough.
 */
const WORDS: Partial<Record<ConflictReason, ReactNode>> = {
  DOCUMENTS_REQUIRED: (
    <>
      Your documents must be approved before you can bid.{' '}
      <Link to={{ search: 'tab=documents' }}>See your documents</Link>
    </>
  ),
  DOCUMENTS_EXPIRED: <DocumentsExpired />,
  SIZE_NOT_OFFERED: (
    <>
      You have not listed this size as yours. <Link to={{ search: 'tab=inventory' }}>See your inventory</Link>
    </>
  ),
  NO_STOCK: 'You have no dumpster free for these days.',
  FEES_OVERDUE: (
    <>
      Your fee statement is overdue. Pay it to bid again.{' '}
      <Link to={{ search: 'view=earnings' }}>See your statements</Link>
    </>
  ),
  TOO_MANY_BIDS: 'You have reached the limit of bids on this job.',
}

/** Shown in place of the bid button. */
export const WhyNotBid = ({ reason }: { reason: ConflictReason }) =>
  WORDS[reason] ? <Text size="s">{WORDS[reason]}</Text> : null
