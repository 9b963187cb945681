import { type CancellationTerms, freeToCancelUntil, lateFee } from '@rules/cancellation.js'
import { windowHours } from '@rules/visits.js'
import { momentIn } from '@rules/zonedTime.js'
import { serverNow } from '../../serverClock.js'
import { cancelWords } from '../changes/cancelWords.js'
import type { OrderDetails_JobFragment } from '../orders/generated/orders.js'

type Job = Pick<
  OrderDetails_JobFragment,
  'pickupDateTime' | 'dropoffDate' | 'dropoffTimePreference' | 'timeZone'
>

/** When the first visit's window will begin, once a bid is accepted. */
const firstWindow = ({
  pickupDateTime,
  dropoffDate,
  dropoffTimePreference,
  timeZone,
}: Job): string | null => {
  if (pickupDateTime) return pickupDateTime
  if (!dropoffDate || timeZone === null) return null
  const [time] = windowHours[dropoffTimePreference ?? 'anytime']
  return momentIn({ date: dropoffDate, time }, timeZone).toISOString()
}

/** The cost of cancelling once the bid is accepted: "Free to cancel until Wed, Dec 23, 9:00 AM, then $37.38". */
export const cancellingLater = (
  job: Job,
  price: string,
  { cancellationPercent, cancellationCap }: { cancellationPercent: number; cancellationCap: string },
): string | null => {
  const now = serverNow()
  const terms: CancellationTerms = {
    price,
    percent: cancellationPercent,
    cap: cancellationCap,
    isChosen: true,
    acceptedAt: now.toISOString(),
    firstWindow: firstWindow(job),
    isVendorsFault: false,
  }
  const until = freeToCancelUntil(terms)
  return cancelWords(
    { freeToCancelUntil: until?.toISOString() ?? null, lateCancellationFee: lateFee(terms) },
    now,
  )
}
