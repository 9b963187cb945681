import type { RentalSize } from '../../rules/kinds.js'
import { queued } from '../queued.js'

export const bidTasks = {
  // Each time that dumpsters run out is an event.
  withdrawFullBids: queued<{ vendorId: string; size: RentalSize; eventId: string }>({
    event: ({ vendorId, size, eventId }) => [vendorId, size, eventId].join(':'),
    priority: -10,
  }),
}
