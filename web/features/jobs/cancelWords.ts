import { formatMoney } from '@rules/formatMoney.js'
import { formatMoment } from '../../ui/text/formatMoment.js'

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
