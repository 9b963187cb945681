import type { BidCard_VendorFragment } from '../../generated/graphql.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { StarRating } from '../../ui/text/StarRating.js'
import { Text } from '../../ui/text/Text.js'
import { DocumentsOnFile } from './DocumentsOnFile.js'

const jobsDone = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'} completed`

/** Reasons to trust a vendor: stars, completed work, verified documents. */
export const VendorFacts = ({ vendor }: { vendor: BidCard_VendorFragment }) => (
  <Stack gap="xxs">
    <Inline gap="xs">
      <StarRating value={vendor.rating} count={vendor.ratingCount} />
      <Text as="span" size="s" tone="muted" tabular>
        {jobsDone(vendor.completedJobs)}
      </Text>
    </Inline>
    <DocumentsOnFile types={vendor.documentsOnFile} />
  </Stack>
)
