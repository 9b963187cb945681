import { DAY_MS } from './dates.js'
import { type RentalSize, sizeLabel } from './kinds.js'

interface Rental {
  dumpsterSize?: RentalSize | null
  dropoffDate?: string | null
  pickupDate?: string | null
}

// Both are read as midnight in UTC, so that daylight saving time does not change the length of a day.
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** A rental in words, since customers do not describe rentals: "10 yard (12'x8'x3.5') dumpster for 7 days". */
export const rentalWords = ({ dumpsterSize, dropoffDate, pickupDate }: Rental): string => {
  const size = dumpsterSize ? `${sizeLabel(dumpsterSize)} dumpster` : 'Dumpster'
  const days = dropoffDate && pickupDate ? daysBetween(dropoffDate, pickupDate) : null
  return days === null ? size : `${size} for ${days} ${days === 1 ? 'day' : 'days'}`
}
