import type { RatingGiven_RatingFragment } from '../../generated/graphql.js'
import { Ago } from '../../ui/Ago.js'
import { Heading } from '../../ui/Heading.js'
import { Inline } from '../../ui/Inline.js'
import { Stack } from '../../ui/Stack.js'
import { StarRating } from '../../ui/StarRating.js'
import { Text } from '../../ui/Text.js'

type RatingGivenProps = { title: string; rating: RatingGiven_RatingFragment }

/** What one side said of the other. */
export const RatingGiven = ({ title, rating: { id, rating, comment, createdAt } }: RatingGivenProps) => (
  <Stack as="section" gap="xs" aria-labelledby={`rating-${id}`}>
    <Heading level={3} id={`rating-${id}`}>
      {title}
    </Heading>
    <Inline>
      <StarRating value={rating} />
      <Text as="span" size="s" tone="muted">
        <Ago value={createdAt} />
      </Text>
    </Inline>
    {comment && <Text asTyped>{comment}</Text>}
  </Stack>
)
