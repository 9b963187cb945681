import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The vendor's bid: pending or accepted, like the job. */
    bidId: string
    rivalBidId: string
    /** The rival's bid on the rental. */
    rentalBidId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ bidId: newId(), rivalBidId: newId(), rentalBidId: newId() }),
  rows: ({ id, jobId, rentalId, bidId, rivalBidId, rentalBidId, isOpen }) => `
    insert into bids (id, job_id, vendor_id, price, status, created_at, not_chosen_at) values
      ('${bidId}', '${jobId}', '${id.vendor}', 149.5, '${isOpen ? 'pending' : 'accepted'}', ${AT}, null),
      ('${rivalBidId}', '${jobId}', '${id.rival}', 160, '${isOpen ? 'pending' : 'rejected'}', ${AT}, ${isOpen ? 'null' : AT}),
      ('${rentalBidId}', '${rentalId}', '${id.rival}', 300, 'pending', ${AT}, null);`,
}
