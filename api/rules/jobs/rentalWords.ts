import { rentalDays } from '../bids/estimatedTotal.js'
import { type RentalSize, sizeLabel } from '../kinds.js'

interface Rental {
  dumpsterSize?: RentalSize | null
  dropoffDate?: string | null
  pickupDate?: string | null
}

/** A rental in words, since customers do not describe rentals: "10 yard (12'x8'x3.5') dumpster for 7 days". */
export const rentalWords = (rental: Rental): string => {
  const size = rental.dumpsterSize ? `${sizeLabel(rental.dumpsterSize)} dumpster` : 'Dumpster'
  const days = rentalDays(rental)
  return days === null ? size : `${size} for ${days} ${days === 1 ? 'day' : 'days'}`
}
