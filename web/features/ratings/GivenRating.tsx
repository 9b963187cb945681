import { removalReasons } from '@rules/ratings/removalReasons.js'
import { type Ref, Suspense } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useFocusInstead } from '../../ui/states/useFocusInstead.js'
import { Ago } from '../../ui/text/Ago.js'
import { formatShortDay, localDay } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { StarRating } from '../../ui/text/StarRating.js'
import { Text } from '../../ui/text/Text.js'
import { type JobRating_RatingFragment, ReplyToRatingDocument } from './generated/ratings.js'

type Rating = JobRating_RatingFragment
type RemovalReason = keyof typeof removalReasons

const ReplyForm = lazyPart(() => import('./ReplyForm.js'), 'ReplyForm')
const RemoveRating = lazyPart(() => import('./RemoveRating.js'), 'RemoveRating')

/** "both have rated or Dec 5". */
export const sealedUntil = (until: string): string => `both have rated or ${formatShortDay(localDay(until))}`

const Removed = ({ what, reason }: { what: string; reason: RemovalReason }) => (
  <Text size="s" tone="danger">
    Haulbid removed {what}: {removalReasons[reason].toLowerCase()}. It can't be written again.
  </Text>
)

type ReplyProps = { rating: Rating; by: string; ref: Ref<HTMLDivElement> }

const Reply = ({ rating: { reply, repliedAt, replyRemovedFor }, by, ref }: ReplyProps) =>
  reply && (
    <Stack gap="xxs" tabIndex={-1} ref={ref}>
      <Text size="s" tone="muted">
        {by}
        {repliedAt && (
          <>
            , <Ago value={repliedAt} />
          </>
        )}
      </Text>
      <Text asTyped>{reply}</Text>
      {replyRemovedFor && <Removed what="this reply" reason={replyRemovedFor} />}
    </Stack>
  )

type GivenRatingProps = {
  title: string
  rating: Rating
  /** The heading of the reply, such as "Your reply". */
  replyBy: string
  /** The name of the rating's author, for the person who replies. */
  giver: string
  /** True if the viewer is an admin, who may remove the rating. */
  isAdmin: boolean
  ref?: Ref<HTMLDivElement> | undefined
}

/** One rating with its comment, seal, and reply. */
export const GivenRating = ({ title, rating, replyBy, giver, isAdmin, ref }: GivenRatingProps) => {
  const [send] = useMutation(ReplyToRatingDocument)
  const mayRemoveReply = !rating.removedFor && rating.reply !== null && rating.replyRemovedFor === null
  const replied = useFocusInstead<HTMLDivElement>(!rating.viewerCanReply)
  return (
    <Stack as="section" gap="xs" tabIndex={-1} ref={ref} aria-labelledby={`rating-${rating.id}`}>
      <Heading level={3} id={`rating-${rating.id}`}>
        {title}
      </Heading>
      <Inline>
        <StarRating value={rating.rating} />
        <Text as="span" size="s" tone="muted">
          <Ago value={rating.createdAt} />
        </Text>
      </Inline>
      {rating.comment && <Text asTyped>{rating.comment}</Text>}
      {rating.isSealed && (
        <Text size="s" tone="muted">
          Sealed until {sealedUntil(rating.revealsAt)}. Until then, only you can read it, and it doesn't count
          toward the average.
        </Text>
      )}
      {rating.removedFor && <Removed what="this rating" reason={rating.removedFor} />}
      <Reply rating={rating} by={replyBy} ref={replied} />
      {rating.viewerCanReply && (
        <Suspense
          fallback={
            <LoadingRegion label="Loading the form...">
              <Skeleton height="96px" />
            </LoadingRegion>
          }
        >
          <ReplyForm
            about={rating.id}
            label={`Reply to ${giver}`}
            send={reply => send({ variables: { input: { ratingId: rating.id, reply } } })}
          />
        </Suspense>
      )}
      {isAdmin && (
        <Suspense fallback={null}>
          <RemoveRating ratingId={rating.id} has={{ rating: !rating.removedFor, reply: mayRemoveReply }} />
        </Suspense>
      )}
    </Stack>
  )
}
