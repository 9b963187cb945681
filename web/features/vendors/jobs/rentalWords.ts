import { dumpsterSizes } from '@rules/kinds.js'
import type { JobWork_JobFragment } from '../../../generated/graphql.js'

type Rental = Pick<JobWork_JobFragment, 'dumpsterSize' | 'dropoffDate' | 'pickupDate'>

const DAY_MS = 86_400_000

/** "10 yard (12' × 8' × 3.5')". */
export const sizeWords = (size: keyof typeof dumpsterSizes): string => {
  const { label, feet } = dumpsterSizes[size]
  return `${label} (${feet.map(length => `${length}'`).join(' × ')})`
}

// Both are read as midnight in UTC, so that no clock change makes a day longer.
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** A rental in words, since customers do not describe one: "10 yard (12' × 8' × 3.5') dumpster for 7 days". */
export const rentalWords = ({ dumpsterSize, dropoffDate, pickupDate }: Rental): string => {
  const size = dumpsterSize ? `${sizeWords(dumpsterSize)} dumpster` : 'Dumpster'
  const days = dropoffDate && pickupDate ? daysBetween(dropoffDate, pickupDate) : null
  return days === null ? size : `${size} for ${days} ${days === 1 ? 'day' : 'days'}`
}
