import { timePreferences } from '@rules/kinds.js'
import type { JobWork_JobFragment } from '../../../generated/graphql.js'
import { Day } from '../../../ui/text/Day.js'
import { Moment } from '../../../ui/text/Moment.js'

type Wish = Pick<
  JobWork_JobFragment,
  'timeZone' | 'pickupDateTime' | 'dropoffDate' | 'dropoffTimePreference' | 'pickupDate'
>

/** When the customer wants the work done. */
export const JobWhen = ({ job }: { job: Wish }) => {
  const { timeZone, pickupDateTime, dropoffDate, dropoffTimePreference, pickupDate } = job
  if (pickupDateTime) return <Moment value={pickupDateTime} timeZone={timeZone} />
  return (
    <>
      {dropoffDate && (
        <>
          Dropoff <Day value={dropoffDate} />
        </>
      )}
      {dropoffTimePreference && `, ${timePreferences[dropoffTimePreference]}`}
      {pickupDate && (
        <>
          , pickup <Day value={pickupDate} />
        </>
      )}
    </>
  )
}
