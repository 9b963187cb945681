import { ACCEPT_BID, bid, postJunk } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { vendor } from '../../../test/users.js'

/** A bid on a job assigned to another vendor. */
export const lostBid = async ({ harness, people }: World): Promise<string> => {
  const jobId = await postJunk(people.customer)
  const lost = await bid(await vendor(harness), jobId)
  await people.customer.ask(ACCEPT_BID, { bidId: await bid(people.vendor, jobId) })
  return lost
}
