import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  withdrawFullBids: { name: 'Bids without a dumpster left', about: 'User' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  BID_EXISTS: 'You already have a bid on this job',
  BID_CHANGED: 'The vendor changed this bid. Check the new price.',
  BID_UNCONFIRMED: 'The request changed after this bid. We asked the vendor to confirm.',
  BID_NOT_PENDING: 'This bid is no longer open',
  BID_EXPIRED: 'This bid has expired',
  RENTAL_TERMS: 'Only bids on dumpster rentals can include days and tons',
  JUNK_TERMS: 'Only bids on junk pickups can include a load',
  LOAD_NOT_INCLUDED: 'The request names a larger load than this bid includes',
  NOT_IN_AREA: 'This job is outside your service areas',
  SERVICE_NOT_OFFERED: "This job needs a service you don't offer",
  SIZE_NOT_OFFERED: "This job needs a dumpster size you haven't listed",
  DOCUMENTS_REQUIRED: 'Your documents must be approved before you can bid',
  DOCUMENTS_EXPIRED: 'One of your documents has expired. Upload a new one to bid.',
  TOO_MANY_BIDS: "You've reached the limit of bids on this job",
} as const
