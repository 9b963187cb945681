import { takeCards } from '../../../test/cards.js'
import { acceptedJob, CONFIRM_PAYMENT, paidJob } from '../../../test/deals.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import type { World } from '../../../test/security/world.js'

/** A job that its vendor has marked as paid. */
export const markedJob = async ({ people }: World) => ({
  jobId: await paidJob(people.customer, people.vendor),
})

/** A job that can be paid by card. */
export const payableJob = async ({ harness, people }: World) => {
  await takeCards(harness, people.vendor)
  return { jobId: await acceptedJob(people.customer, people.vendor), amount: '149.50' }
}

/** A job whose customer has paid more than is owed. */
export const overpaidJob = async (world: World) => {
  const { jobId } = await markedJob(world)
  await world.people.customer.ask(CONFIRM_PAYMENT, { jobId })
  await world.people.admin.ask(CANCEL_JOB, { jobId })
  return { jobId }
}
