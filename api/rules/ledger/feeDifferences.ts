import { cents } from '../cents.js'

/** A fee that card payments collected, by the charge at the processor. */
export interface CollectedFee {
  chargeId: string
  amount: string
  at: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a fee at the processor may wait to be booked: open payments are read every ten minutes, even if an event was lost. */
const WAITING_MS = HOUR_MS
/** A payment may be booked days after it was made, so booked fees are looked for among older ones. */
const CHECKED_MS = 3 * DAY_MS
export const LISTED_MS = 8 * DAY_MS
/** Booked fees are read from a day earlier, since the two clocks may differ. */
export const BOOKED_MS = LISTED_MS + DAY_MS

const MOST_NAMED = 20

/** What differs between the processor's fees of the last days and those in the ledger, each with its charges. */
export const feeDifferences = (
  listed: readonly CollectedFee[],
  booked: readonly CollectedFee[],
  now: Date,
): string[] => {
  const bookedOf = new Map(booked.map(fee => [fee.chargeId, fee]))
  const atProcessor = new Set(listed.map(({ chargeId }) => chargeId))
  const age = ({ at }: CollectedFee) => now.getTime() - at.getTime()
  const found: Record<string, CollectedFee[]> = {
    'fees at Stripe are not booked': listed.filter(
      fee => !bookedOf.has(fee.chargeId) && age(fee) > WAITING_MS,
    ),
    'booked fees are not at Stripe': booked.filter(
      fee => !atProcessor.has(fee.chargeId) && age(fee) <= CHECKED_MS,
    ),
    'fees have another amount at Stripe': listed.filter(fee => {
      const same = bookedOf.get(fee.chargeId)
      return same && cents(same.amount) !== cents(fee.amount)
    }),
  }
  return Object.entries(found)
    .filter(([, fees]) => fees.length > 0)
    .map(([difference, fees]) => {
      const more = fees.length > MOST_NAMED ? `, and ${fees.length - MOST_NAMED} more` : ''
      return `${difference}: ${fees
        .slice(0, MOST_NAMED)
        .map(({ chargeId }) => chargeId)
        .join(', ')}${more}`
    })
}
