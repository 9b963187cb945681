import { useApolloClient } from '@apollo/client/react'
import { reliabilityInWords } from '@rules/ratings/reliabilityWords.js'
import { CreditCard, ShieldCheck, TriangleAlert } from 'lucide-react'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { useVerified } from '../../businesses/useVerified.js'
import type { VendorRecord_VendorFragment } from './generated/bidComparison.js'

type Facts = { vendor: VendorRecord_VendorFragment }

/** True if an admin has approved the insurance and it is in date; a mere upload doesn't count. */
const useIsInsured = ({ id, documentsOnFile, verifiedUntil }: VendorRecord_VendorFragment): boolean => {
  const { cache } = useApolloClient()
  const still = useVerified(documentsOnFile, verifiedUntil, () => {
    for (const fieldName of ['documentsOnFile', 'verifiedUntil']) cache.evict({ id: `User:${id}`, fieldName })
  })
  return still.includes('commercial_insurance')
}

/** Says whether the vendor's insurance is verified, and warns if it isn't. */
const Insurance = ({ vendor }: Facts) => {
  const isVerified = useIsInsured(vendor)
  const Icon = isVerified ? ShieldCheck : TriangleAlert
  return (
    <Inline gap="xxs" nowrap align="start">
      <Icon size={17} style={{ flex: 'none' }} aria-hidden="true" />
      <Text as="span" size="s" tone={isVerified ? undefined : 'warning'} strong={!isVerified}>
        {isVerified ? 'Insurance verified' : 'Insurance not verified'}
      </Text>
    </Inline>
  )
}

/** "24 of 25 jobs done", or "7 jobs completed" for a vendor with too few to judge. */
const jobsInWords = ({ reliability, completedJobs }: VendorRecord_VendorFragment): string =>
  reliability
    ? reliabilityInWords(reliability)
    : `${completedJobs} ${completedJobs === 1 ? 'job' : 'jobs'} completed`

/** Stars and completed work. */
const VendorRecord = ({ vendor }: Facts) => (
  <Inline gap="xs">
    <StarRating value={vendor.rating} count={vendor.ratingCount} />
    <Text as="span" size="s" tone="muted" tabular>
      {jobsInWords(vendor)}
    </Text>
  </Inline>
)

type VendorFactsProps = Facts & {
  /** Of their bid. */
  takesCards: boolean
}

/** Reasons to choose a vendor: stars, completed work, insurance, and cards. */
export const VendorFacts = ({ vendor, takesCards }: VendorFactsProps) => (
  <Stack gap="xxs">
    <VendorRecord vendor={vendor} />
    <Insurance vendor={vendor} />
    {takesCards && (
      <Inline gap="xxs" nowrap align="start">
        <CreditCard size={17} style={{ flex: 'none' }} aria-hidden="true" />
        <Text as="span" size="s">
          Takes cards
        </Text>
      </Inline>
    )}
  </Stack>
)
