import { useFocusInstead } from '../../ui/states/useFocusInstead.js'
import { Text } from '../../ui/text/Text.js'
import { sideId } from '../accounts/sideId.js'
import { useAuth } from '../accounts/useAuth.js'
import type { JobRecord_JobFragment } from '../jobs/generated/jobs.js'
import { GivenRating, sealedUntil } from './GivenRating.js'
import type { JobRating_RatingFragment } from './generated/ratings.js'
import { RateForm } from './RateForm.js'

type Job = JobRecord_JobFragment
type Rating = JobRating_RatingFragment

const rolesOf = ({ raterId }: Rating, { customerId }: Job) =>
  raterId === customerId ? (['customer', 'vendor'] as const) : (['vendor', 'customer'] as const)

const titleOf = (rating: Rating, job: Job, viewerId: string | undefined) => {
  if (rating.raterId === viewerId) return 'Your rating'
  const [rater, rated] = rolesOf(rating, job)
  return `The ${rater}'s rating of ${rating.ratedId === viewerId ? 'you' : `the ${rated}`}`
}

const replyBy = (rating: Rating, job: Job, viewerId: string | undefined) =>
  rating.ratedId === viewerId ? 'Your reply' : `The ${rolesOf(rating, job)[1]}'s reply`

type JobRatingsProps = {
  job: Job
  /** The name of the party that the viewer rates. */
  otherSide?: string
}

/** The customer's and the vendor's ratings, and the form for the viewer's own if not given yet. */
export const JobRatings = ({ job, otherSide = 'the other side' }: JobRatingsProps) => {
  const { user } = useAuth()
  const side = user ? sideId(user) : undefined
  const own = useFocusInstead<HTMLDivElement>(!job.viewerCanRate)
  const readers =
    user?.userType === 'customer'
      ? `customers comparing bids from ${otherSide} can read it without seeing your name.`
      : `${otherSide} can read it.`
  const seal = job.ratingsSealedUntil
    ? `Sealed until ${sealedUntil(job.ratingsSealedUntil)}. After that, ${readers}`
    : readers.charAt(0).toUpperCase() + readers.slice(1)
  const waits = job.viewerIsRated && job.ratingsSealedUntil
  return (
    <>
      {waits && (
        <Text>
          {otherSide} has rated you. It is sealed until {sealedUntil(waits)}.
        </Text>
      )}
      {job.viewerCanRate && <RateForm jobId={job.id} name={otherSide} help={seal} />}
      {job.ratings.map(rating => (
        <GivenRating
          key={rating.id}
          ref={rating.raterId === side ? own : undefined}
          title={titleOf(rating, job, side)}
          rating={rating}
          replyBy={replyBy(rating, job, side)}
          giver={otherSide}
          isAdmin={user?.userType === 'admin'}
        />
      ))}
    </>
  )
}
