import type { VendorJobDetails_JobFragment } from '../../../generated/graphql.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { RateCustomer } from './RateCustomer.js'

/** What customer and vendor said of each other, and the vendor's own word while it is still to come. */
export const JobRatings = ({ job }: { job: VendorJobDetails_JobFragment }) => {
  const { ratings, viewerCanRate, customerId, firstName } = job
  const customer = firstName ?? 'the customer'
  if (ratings.length === 0 && !viewerCanRate) return null
  return (
    <Stack as="section" gap="s">
      <Heading level={3} look={4}>
        Ratings
      </Heading>
      {ratings.map(({ id, raterId, rating, comment }) => (
        <Stack key={id} gap="none">
          <Text size="s" tone="muted">
            {raterId === customerId ? `${customer} rated you` : `You rated ${customer}`}
          </Text>
          <StarRating value={rating} />
          {comment && <Text asTyped>{comment}</Text>}
        </Stack>
      ))}
      {viewerCanRate && <RateCustomer jobId={job.id} customer={customer} />}
    </Stack>
  )
}
