import { type CancellationTerms, freeToCancelUntil, lateFee } from '@rules/deals/cancellation.js'
import { firstVisitWindow } from '@rules/visits/visitWindows.js'
import { serverNow } from '../../../serverClock.js'
import { cancelWords } from '../../jobs/jobWords.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'

type Job = Pick<
  OrderDetails_JobFragment,
  'pickupDateTime' | 'dropoffDate' | 'dropoffTimePreference' | 'timeZone'
>

/** When the first visit's window will begin, once a bid is accepted. */
const firstWindow = ({ timeZone, ...job }: Job, now: Date): string | null =>
  timeZone === null ? null : firstVisitWindow({ ...job, timeZone }, now).windowStart.toISOString()

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
    firstWindow: firstWindow(job, now),
    isVendorsFault: false,
  }
  const until = freeToCancelUntil(terms)
  return cancelWords(
    { freeToCancelUntil: until?.toISOString() ?? null, lateCancellationFee: lateFee(terms) },
    now,
  )
}
