import { vendorName } from '@rules/businesses/vendorName.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { LongText } from '../../../ui/text/LongText.js'
import { Text } from '../../../ui/text/Text.js'
import type { VendorRecord_VendorFragment } from './generated/bidComparison.js'

const stars = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`

/** Customers' most recent comments on a vendor. */
export const LatestComments = ({ vendor }: { vendor: VendorRecord_VendorFragment }) => {
  if (vendor.latestComments.length === 0) {
    return (
      <Text size="s" tone="muted">
        No comments yet
      </Text>
    )
  }
  return (
    <Stack as="ul" gap="s" aria-label={`What customers wrote about ${vendorName(vendor)}`}>
      {vendor.latestComments.map(({ id, rating, comment, createdAt, reply }) => (
        <li key={id}>
          <LongText size="s">{comment}</LongText>
          <Inline gap="xs">
            <Text as="span" size="xs" tone="muted">
              {stars(rating)}, <Ago value={createdAt} />
            </Text>
          </Inline>
          {reply && <LongText size="s">{`${vendorName(vendor)} replied: ${reply}`}</LongText>}
        </li>
      ))}
    </Stack>
  )
}
