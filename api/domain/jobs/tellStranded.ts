import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { AppContext } from '../context.js'
import { eventIdOf } from '../eventIdOf.js'
import type { Task } from '../TaskPayloads.js'
import { type Due, tellDue } from '../tellDue.js'
import { isUnderWay, type JobTable } from './jobPolicy.js'

const j = columnsOf<JobTable>('j')

/** Skips jobs that have been taken back since. */
const STRANDED = `select ${j.id} as "jobId", ${j.customerId} as "customerId" from jobs j
    join users v on v.id = ${j.vendorId} and v.is_active = :isActive and v.closed_at is null
  where ${j.vendorId} = :vendorId and ${isUnderWay(j)}`

interface Stranded {
  jobId: string
  customerId: string
}

/**
 * Tells the customers of a vendor's accepted and started jobs that the vendor was suspended, or is back. Not in the act, which
 * holds the vendor: a notice refers to a job, and jobs are locked first (docs/decisions/0039-order-of-locks.md). Each event is
 * sent once, however often the task is retried.
 */
export const tellStranded: Task<'tellStranded'> = async (
  { database, clock }: AppContext,
  { vendorId, isActive, eventId },
) => {
  const kind = isActive ? 'order_vendor_back' : 'order_vendor_away'
  await database.orm.em.fork().transactional(async tx => {
    const jobs = await executeNamed<Stranded>(tx, STRANDED, { vendorId, isActive })
    await tellDue(
      tx,
      clock(),
      jobs.map(
        ({ jobId, customerId }): Due<typeof kind> => ({
          kind,
          to: [customerId],
          jobId,
          eventId: eventIdOf(`${eventId}${jobId}`),
          data: {},
        }),
      ),
    )
  })
}
