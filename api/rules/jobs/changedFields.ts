import type { ReadableBy } from './requestFields.js'

/** The fields of a request that bidders see, with the names that a notice of a change uses. */
export const changedFields = {
  pickupDateTime: 'Pickup time',
  dropoffDate: 'Dropoff date',
  dropoffTimePreference: 'Dropoff time',
  pickupDate: 'Pickup date',
  dumpsterSize: 'Dumpster size',
  description: 'Description',
  hasHazardousItems: 'Hazardous items',
  debris: 'Debris',
  items: 'Items',
  loadEighths: 'Load',
  access: 'Access',
  address: 'Address',
  zipCode: 'ZIP code',
  placement: 'Placement',
  serviceInstructions: 'Instructions',
  images: 'Photos',
  customerBudget: 'Budget',
  estimatedPrice: 'Estimated price',
} as const satisfies Record<ReadableBy<'anyone' | 'bidders'>, string>
export type RequestField = keyof typeof changedFields

/** A text message has room for three. */
const MOST_NAMED = 3

/** "pickup time and budget", "address, ZIP code, photos and more". */
export const changedInWords = (changed: readonly RequestField[]): string => {
  const labels = changed.map(name =>
    changedFields[name].replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase()),
  )
  const named = labels.slice(0, MOST_NAMED)
  const last = labels.length > MOST_NAMED ? 'more' : named.length > 1 ? named.pop() : undefined
  return last ? `${named.join(', ')} and ${last}` : named.join()
}
