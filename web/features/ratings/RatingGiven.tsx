import type { RatingGiven_RatingFragment } from '../../generated/graphql.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Heading } from '../../ui/text/Heading.js'
import { StarRating } from '../../ui/text/StarRating.js'
import { Text } from '../../ui/text/Text.js'

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
