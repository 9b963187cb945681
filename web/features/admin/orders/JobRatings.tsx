import type { AnyJob_JobFragment } from '../../../generated/graphql.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'

/** What both sides said of each other. */
export const JobRatings = ({ job }: { job: AnyJob_JobFragment }) => (
  <Stack as="ul" gap="s">
    {job.ratings.map(({ id, rating, comment, raterId }) => (
      <li key={id}>
        <Text strong>
          {raterId === job.customerId ? 'The customer of the vendor' : 'The vendor of the customer'}
        </Text>
        <StarRating value={rating} />
        {comment && <Text asTyped>{comment}</Text>}
      </li>
    ))}
  </Stack>
)
