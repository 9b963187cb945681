import { OPEN_SUPPORT_TICKET } from '../../../test/operations.js'
import type { World } from '../../../test/security/world.js'
import { pendingJob } from '../../jobs/test/setups.js'

export const ticket = async (world: World): Promise<{ id: string }> => {
  const { jobId: orderNumber } = await pendingJob(world)
  const { openSupportTicket } = await world.people.customer.ask(OPEN_SUPPORT_TICKET, {
    input: { orderNumber, issue: 'Nobody came' },
  })
  return openSupportTicket
}
