import { bid, editJunk } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { pendingJob } from '../../jobs/test/setups.js'

export const openBid = async (world: World) => {
  const { jobId } = await pendingJob(world)
  return { jobId, bidId: await bid(world.people.vendor, jobId) }
}

/** A bid whose request was edited afterwards. */
export const unconfirmedBid = async (world: World) => {
  const { jobId, bidId } = await openBid(world)
  return { bidId, version: await editJunk(world.people.customer, jobId, { description: 'Two couches' }) }
}
