import { timePreferences } from '@rules/kinds.js'
import { Day, Moment } from '../../ui/text/Moment.js'
import type { JobRequest_JobFragment } from './generated/jobs.js'

type Wish = Pick<JobRequest_JobFragment, 'pickupDateTime' | 'dropoffDate' | 'pickupDate'> &
  Partial<Pick<JobRequest_JobFragment, 'timeZone' | 'dropoffTimePreference'>>

/** When the work is wanted, in the job's time zone: the pickup's time, or the rental's first and last day. */
export const JobWhen = ({ job }: { job: Wish }) => {
  const { pickupDateTime, dropoffDate, pickupDate, timeZone, dropoffTimePreference } = job
  if (pickupDateTime) return <Moment value={pickupDateTime} timeZone={timeZone} />
  if (!dropoffDate) return <span>Not set</span>
  return (
    <>
      <Day value={dropoffDate} />
      {pickupDate && (
        <>
          {' to '}
          <Day value={pickupDate} />
        </>
      )}
      {dropoffTimePreference && ` · Dropoff: ${timePreferences[dropoffTimePreference]}`}
    </>
  )
}
