import { bookDays, CONTEST_CHARGE, UPHOLD_CHARGE } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { takenJob } from '../../jobs/test/setups.js'

/** A charge at the bid's rates, contested or not. */
export const chargeOf = async (world: World, state: 'booked' | 'contested' = 'booked') => {
  const chargeId = await bookDays(world.harness, (await takenJob(world)).jobId)
  if (state === 'contested')
    await world.people.customer.ask(CONTEST_CHARGE, { chargeId, reason: 'Only one day' })
  return { chargeId }
}

/** A contested charge that the admin has let stand. */
export const decidedCharge = async (world: World) => {
  const { chargeId } = await chargeOf(world, 'contested')
  await world.people.admin.ask(UPHOLD_CHARGE, { chargeId, reason: 'Two days' })
  return { chargeId }
}
