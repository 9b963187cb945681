import { documentTypes, keysOf } from '@rules/kinds.js'
import { Check, Minus } from 'lucide-react'
import type { BidCard_VendorFragment } from '../../generated/graphql.js'
import { Inline } from '../../ui/Inline.js'
import { Stack } from '../../ui/Stack.js'
import { StarRating } from '../../ui/StarRating.js'
import { Text } from '../../ui/Text.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'

const jobsDone = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'} completed`

/** Why to trust a vendor: stars, work done, papers on file. */
export const VendorFacts = ({ vendor }: { vendor: BidCard_VendorFragment }) => (
  <Stack gap="xs">
    <Inline gap="xs">
      <StarRating value={vendor.rating} count={vendor.ratingCount} />
      <Text as="span" size="s" tone="muted" tabular>
        {jobsDone(vendor.completedJobs)}
      </Text>
    </Inline>
    <Inline as="ul" gap="xs" aria-label="Documents on file">
      {keysOf(documentTypes).map(type => {
        const isOnFile = vendor.documentsOnFile.includes(type)
        const Icon = isOnFile ? Check : Minus
        return (
          <Inline as="li" key={type} gap="xxs" nowrap>
            <Icon size={15} aria-hidden="true" />
            <Text as="span" size="s" tone={isOnFile ? 'success' : 'muted'}>
              {documentTypes[type]}
              <VisuallyHidden>{isOnFile ? ' on file' : ' not on file'}</VisuallyHidden>
            </Text>
          </Inline>
        )
      })}
    </Inline>
  </Stack>
)
