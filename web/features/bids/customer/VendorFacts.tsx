import { useApolloClient } from '@apollo/client/react'
import { documentTypes, keysOf } from '@rules/kinds.js'
import { reliabilityInWords } from '@rules/ratings/reliabilityWords.js'
import { FileCheck } from 'lucide-react'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { useVerified } from '../../businesses/useVerified.js'
import type { VendorRecord_VendorFragment } from './generated/bidComparison.js'

type Facts = { vendor: VendorRecord_VendorFragment }

/** The required documents that an admin has approved and that are in date; a mere upload doesn't count. */
const useVerifiedTypes = ({ id, documentsOnFile, verifiedUntil }: VendorRecord_VendorFragment) => {
  const { cache } = useApolloClient()
  const still = useVerified(documentsOnFile, verifiedUntil, () => {
    for (const fieldName of ['documentsOnFile', 'verifiedUntil']) cache.evict({ id: `User:${id}`, fieldName })
  })
  return keysOf(documentTypes).filter(type => still.includes(type))
}

export const Insurance = ({ vendor }: Facts) => (
  <span>{useVerifiedTypes(vendor).includes('commercial_insurance') ? 'Verified' : 'Not verified'}</span>
)

type VerifiedProps = Facts & {
  /** A document that is named elsewhere on the screen. */
  besides?: keyof typeof documentTypes
}

export const VerifiedDocuments = ({ vendor, besides }: VerifiedProps) => {
  const all = useVerifiedTypes(vendor)
  const verified = all.filter(type => type !== besides)
  if (verified.length < all.length && verified.length === 0) return null
  if (verified.length === 0) {
    return (
      <Text size="s" tone="muted">
        No verified documents
      </Text>
    )
  }
  return (
    <Inline gap="xxs" nowrap align="start">
      <FileCheck size={17} style={{ flex: 'none' }} aria-hidden="true" />
      <Text as="span" size="s">
        Verified: {verified.map(type => documentTypes[type]).join(', ')}
      </Text>
    </Inline>
  )
}

/** "24 of 25 jobs done", or "7 jobs completed" for a vendor with too few to judge. */
export const jobsInWords = ({ reliability, completedJobs }: VendorRecord_VendorFragment): string =>
  reliability
    ? reliabilityInWords(reliability)
    : `${completedJobs} ${completedJobs === 1 ? 'job' : 'jobs'} completed`

const VendorRecord = ({ vendor }: Facts) => (
  <Inline gap="xs">
    <StarRating value={vendor.rating} count={vendor.ratingCount} />
    <Text as="span" size="s" tone="muted" tabular>
      {jobsInWords(vendor)}
    </Text>
  </Inline>
)

/** Reasons to trust a vendor: stars, completed work, verified documents. */
export const VendorFacts = ({ vendor }: Facts) => (
  <Stack gap="xxs">
    <VendorRecord vendor={vendor} />
    <VerifiedDocuments vendor={vendor} />
  </Stack>
)
