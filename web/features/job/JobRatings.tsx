import type { JobRating_RatingFragment, JobRecord_JobFragment } from '../../generated/graphql.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Heading } from '../../ui/text/Heading.js'
import { StarRating } from '../../ui/text/StarRating.js'
import { Text } from '../../ui/text/Text.js'
import { useAuth } from '../accounts/useAuth.js'
import { RateForm } from './RateForm.js'

type Job = JobRecord_JobFragment
type Rating = JobRating_RatingFragment

const titleOf = ({ raterId, ratedId }: Rating, { customerId }: Job, viewerId: string | undefined) => {
  if (raterId === viewerId) return 'Your rating'
  const [rater, rated] = raterId === customerId ? ['customer', 'vendor'] : ['vendor', 'customer']
  return `The ${rater}'s rating of ${ratedId === viewerId ? 'you' : `the ${rated}`}`
}

const Given = ({ title, rating: { id, rating, comment, createdAt } }: { title: string; rating: Rating }) => (
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

type JobRatingsProps = {
  job: Job
  /** The name of the party that the viewer rates. */
  otherSide?: string
}

/** The customer's and the vendor's ratings, and the form for the viewer's own if not given yet. */
export const JobRatings = ({ job, otherSide = 'the other side' }: JobRatingsProps) => {
  const { user } = useAuth()
  const readers =
    user?.userType === 'customer'
      ? `Customers who compare bids of ${otherSide} can read it, without your name.`
      : `${otherSide} can read it.`
  return (
    <>
      {job.viewerCanRate && <RateForm jobId={job.id} name={otherSide} readers={readers} />}
      {job.ratings.map(rating => (
        <Given key={rating.id} title={titleOf(rating, job, user?.id)} rating={rating} />
      ))}
    </>
  )
}
