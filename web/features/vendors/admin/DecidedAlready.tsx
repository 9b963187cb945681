import { Banner } from '../../../ui/states/Banner.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import type { ManagedDocument_DocumentFragment } from './generated/vendors.js'

type Document = ManagedDocument_DocumentFragment

const words: Record<Document['reviewStatus'], string> = {
  waiting: 'This document is waiting for review again.',
  approved: 'This document has already been approved.',
  refused: 'This document has already been refused.',
  expired: 'This document has expired.',
  replaced: 'A newer document has replaced this one.',
}

/** Replaces a form's submit button once another admin has reviewed the document. */
export const DecidedAlready = ({
  document: { reviewStatus, reviewReason, expiresOn },
}: {
  document: Document
}) => (
  <Banner tone="warning" role="alert" title={words[reviewStatus]}>
    {reviewStatus === 'refused' && reviewReason && <Text asTyped>{reviewReason}</Text>}
    {reviewStatus === 'approved' && expiresOn && (
      <>
        Good through <Day value={expiresOn} />
      </>
    )}
  </Banner>
)
