import { isJobPast } from '@rules/jobDates.js'
import type { JobCard_JobFragment } from '../../generated/graphql.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'

type Dated = Pick<JobCard_JobFragment, 'status' | 'timeZone' | 'pickupDateTime' | 'dropoffDate'>

/** No vendor was chosen before the job's date had passed. */
export const isPastDate = (job: Dated) => job.status === 'pending' && isJobPast(job, new Date())

/** On the order's card. */
export const PastDateLine = () => (
  <Text size="s" strong tone="danger">
    This request is past its date
  </Text>
)

/** In the order's details, with what can be done. */
export const PastDateBanner = () => (
  <Banner tone="warning" title="This request is past its date">
    No vendor was chosen in time, so vendors no longer see it and its bids can no longer be accepted. Cancel
    it, and post a new request with another day.
  </Banner>
)
