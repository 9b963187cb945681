import { ask } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { pendingJob } from '../../jobs/test/setups.js'

export const question = async (world: World) => {
  const { jobId } = await pendingJob(world)
  return { questionId: await ask(world.people.vendor, jobId) }
}
