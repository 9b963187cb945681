import { MoreCommentsDocument } from '../../../generated/graphql.js'
import { useVendorProfileQuery } from '../../../generated/hooks.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { LongText } from '../../../ui/text/LongText.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { ProfileSection } from '../ProfileSection.js'
import type { SectionProps } from '../SectionProps.js'

/** Customers' comments on the vendor with the vendor's replies, newest first. */
export const CommentsSection = ({ profile: { id, name, comments } }: SectionProps) => {
  // The dialog has already fetched this query.
  const { fetchMore } = useVendorProfileQuery({ variables: { id } })
  return (
    <ProfileSection title="What customers wrote">
      {comments.nodes.length === 0 && <Text tone="muted">No comments yet</Text>}
      <Stack as="ul" gap="m">
        {comments.nodes.map(({ id: commentId, rating, comment, createdAt, reply }) => (
          <li key={commentId}>
            <Inline gap="xs">
              <StarRating value={rating} />
              <Text as="span" size="s" tone="muted">
                <Ago value={createdAt} />
              </Text>
            </Inline>
            <LongText>{comment}</LongText>
            {reply && <LongText size="s">{`${name} replied: ${reply}`}</LongText>}
          </li>
        ))}
      </Stack>
      {comments.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() =>
            fetchMore({ query: MoreCommentsDocument, variables: { id, after: comments.pageInfo.endCursor } })
          }
          label="Show older comments"
          failure="We couldn't load older comments"
        />
      )}
    </ProfileSection>
  )
}
