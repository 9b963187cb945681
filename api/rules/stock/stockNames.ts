import { monthDay } from '../dayWords.js'
import { dumpsterSizes, type RentalSize, type UserType } from '../kinds.js'

interface Rental {
  dropoffDate: string | null
  pickupDate: string | null
}

/** "Dec 3 to 10", or "Dec 28 to Jan 4". */
export const spanWords = (from: string, to: string): string => {
  const last = monthDay(to)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${monthDay(from)} to ${last.slice(last.indexOf(' ') + 1)}`
    : `${monthDay(from)} to ${last}`
}

/** "You have no 20 yard dumpster free Dec 3 to 10", for the vendor. */
export const noneFreeWords = (size: RentalSize, { dropoffDate, pickupDate }: Rental): string =>
  `You have no ${dumpsterSizes[size].label} dumpster free ${spanWords(dropoffDate!, pickupDate!)}`

/** "1 of 3 free Dec 3 to 10", or "None free Dec 3 to 10" */
export const freeWords = (
  { free, total }: { free: number; total: number },
  { dropoffDate, pickupDate }: Rental,
): string => `${free === 0 ? 'None' : `${free} of ${total}`} free ${spanWords(dropoffDate!, pickupDate!)}`

/** Why days are refused, in the words of the one who chose them. Undefined means the default, for a customer with bids. */
export const noStockWords = (
  by: UserType | undefined,
  size: RentalSize,
  rental: Rental,
  isBooked = false,
): string | undefined => {
  if (by === 'vendor') return noneFreeWords(size, rental)
  return isBooked ? 'This vendor has no dumpster of that size left for these days.' : undefined
}

/** "10-2 stands at another address until Dec 9" */
export const takenWords = (label: string, until: string): string =>
  `${label} stands at another address until ${monthDay(until)}`

/** As it is read: pages show several spaces as one. */
export const tidyLabel = (label: string): string => label.trim().replace(/\s+/g, ' ')
