import { formatMoney } from '@rules/formatMoney.js'
import { rentalWords } from '@rules/jobs/rentalWords.js'
import { dumpsterSizes, timePreferences } from '@rules/kinds.js'
import { serverNow } from '../../serverClock.js'
import { formatDay, formatMoment } from '../../ui/text/formatMoment.js'
import type { JobCard_JobFragment, JobRequest_JobFragment } from './generated/jobs.js'

type Asked = Pick<JobCard_JobFragment, 'type' | 'description' | 'dumpsterSize' | 'dropoffDate' | 'pickupDate'>

/** A request in one line: the items in the customer's words, or the dumpster's size. */
export const jobWords = (job: Asked): string =>
  job.type === 'dumpster_rental' ? rentalWords(job) : (job.description ?? 'Items to haul away')

/** "junk pickup" */
export const serviceInWords = ({ type }: Pick<JobCard_JobFragment, 'type'>): string =>
  type === 'junk_pickup' ? 'junk pickup' : 'dumpster rental'

/** "20 yard dumpster" */
export const dumpsterInWords = ({ dumpsterSize }: Pick<JobCard_JobFragment, 'dumpsterSize'>): string =>
  dumpsterSize ? `${dumpsterSizes[dumpsterSize].label} dumpster` : 'dumpster'

/** "12 miles away", from a vendor's own ZIP code. */
export const distanceInWords = (miles: number): string => {
  if (miles === 0) return 'Less than a mile away'
  return miles === 1 ? '1 mile away' : `${miles} miles away`
}

type Begun = Pick<
  JobRequest_JobFragment,
  'timeZone' | 'pickupDateTime' | 'dropoffDate' | 'dropoffTimePreference'
>

/** The vendor's first arrival: "Tue, Dec 1, 9:00 AM", "Wed, Dec 2, 8 AM-12 PM". */
export const arrivalInWords = ({ timeZone, pickupDateTime, dropoffDate, dropoffTimePreference }: Begun) => {
  if (pickupDateTime) return formatMoment(pickupDateTime, serverNow(), timeZone)
  if (!dropoffDate) return 'the agreed day'
  const hours = dropoffTimePreference && /\((.+)\)/.exec(timePreferences[dropoffTimePreference])?.[1]
  return hours ? `${formatDay(dropoffDate)}, ${hours}` : formatDay(dropoffDate)
}

type Cancelled = { freeToCancelUntil: string | null; lateCancellationFee: string | null }

/** "Free to cancel until Wed, Dec 23, 9:00 AM, then $37.38"; null unless a vendor is booked. */
export const cancelWords = (
  { freeToCancelUntil, lateCancellationFee }: Cancelled,
  now: Date,
): string | null => {
  if (lateCancellationFee === null) return null
  if (freeToCancelUntil === null) return 'Free to cancel'
  const fee = formatMoney(lateCancellationFee)
  return now.getTime() <= Date.parse(freeToCancelUntil)
    ? `Free to cancel until ${formatMoment(freeToCancelUntil, now)}, then ${fee}`
    : `Cancelling costs ${fee}`
}
