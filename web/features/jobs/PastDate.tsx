import { isJobPast } from '@rules/jobs/jobDates.js'
import { jobGraph } from '@rules/jobs/jobGraph.js'
import { canMove } from '@rules/stateGraph.js'
import { serverNow } from '../../serverClock.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'
import type { JobCard_JobFragment } from './generated/jobs.js'

type Dated = Pick<JobCard_JobFragment, 'status' | 'timeZone' | 'pickupDateTime' | 'dropoffDate'>

/** The job's date passed before a vendor was chosen. Unknown to a vendor who no longer sees the details. */
export const isPastDate = ({ status, timeZone, ...dates }: Dated) =>
  canMove(jobGraph, status, 'expire') && timeZone !== null && isJobPast({ ...dates, timeZone }, serverNow())

/** For the order's card. */
export const PastDateLine = () => (
  <Text size="s" strong tone="danger">
    This request is past its date
  </Text>
)

/** For the order's details, with what the customer can do. */
export const PastDateBanner = () => (
  <Banner tone="warning" title="This request is past its date">
    No vendor was chosen in time, so vendors no longer see it and its bids can no longer be accepted. It will
    close automatically. Post a new request with another date.
  </Banner>
)
