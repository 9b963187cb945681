import { bookDays, completedJob } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'

/** A charge whose service fee is booked. */
export const billedCharge = async ({ harness, people }: World) => {
  const jobId = await completedJob(people.customer, people.vendor)
  await harness.database.pool.query('update jobs set service_fee_percent = 10 where id = $1', [jobId])
  return bookDays(harness, jobId)
}
