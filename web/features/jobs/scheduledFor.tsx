import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { Day } from '../../ui/text/Day.js'
import { Moment } from '../../ui/text/Moment.js'

type Scheduled = Pick<OrderCard_JobFragment, 'pickupDateTime' | 'dropoffDate' | 'pickupDate'> & {
  timeZone?: string
}

/** When the work is wished for, on the job's clock: the pickup's moment, or the rental's first and last day. */
export const scheduledFor = ({ pickupDateTime, dropoffDate, pickupDate, timeZone }: Scheduled) => {
  if (pickupDateTime) return <Moment value={pickupDateTime} timeZone={timeZone} />
  if (!dropoffDate) return 'Not set'
  return (
    <>
      <Day value={dropoffDate} />
      {pickupDate && (
        <>
          {' to '}
          <Day value={pickupDate} />
        </>
      )}
    </>
  )
}
