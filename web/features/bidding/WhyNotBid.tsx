import type { ReactNode } from 'react'
import type { ConflictReason } from '../../generated/graphql.js'
import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'

/**
 * The reasons a vendor can meet on a job that is available to them; for any other reason, the job's own details are
 * enough.
 */
const WORDS: Partial<Record<ConflictReason, ReactNode>> = {
  DOCUMENTS_REQUIRED: (
    <>
      Your documents must be approved before you can bid.{' '}
      <Link to={{ search: 'tab=documents' }}>See your documents</Link>
    </>
  ),
  TOO_MANY_BIDS: 'You have reached the limit of bids on this job.',
}

/** Shown in place of the bid button. */
export const WhyNotBid = ({ reason }: { reason: ConflictReason }) =>
  WORDS[reason] ? <Text size="s">{WORDS[reason]}</Text> : null
