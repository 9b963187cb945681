import { askToMove } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { takenJob } from '../../jobs/test/setups.js'

export const changeOf = async (world: World) => {
  const { jobId } = await takenJob(world)
  return { id: await askToMove(world.people.vendor, jobId) }
}
