import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { isJobPast } from '../../rules/jobs/jobDates.js'
import { jobGraph } from '../../rules/jobs/jobGraph.js'
import { canMove } from '../../rules/stateGraph.js'
import type { AppContext } from '../context.js'
import { inBatches } from '../inBatches.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { isServed } from './isServed.js'
import { Job } from './Job.js'
import { isOpen, type JobTable } from './jobPolicy.js'

const j = columnsOf<JobTable>('j')

/** At most as many changes as one statement records for each user. */
const BATCH = 500

/** Orders whose customers were told that nobody serves their ZIP code. */
const WAITING = `
  select ${j.id}, ${isOpen(j)} and ${isServed(j)} as "isServed" from unserved_jobs u join jobs j on ${j.id} = u.job_id
  where :after::uuid is null or u.job_id > :after::uuid
  order by u.job_id limit ${BATCH}`

const LOCK = 'select id from jobs where id = any(:ids::uuid[]) for key share skip locked'

const REMOVE = 'delete from unserved_jobs where job_id = any(:ids::uuid[]) returning job_id as id'

const RECORD_CHANGES = `insert into changes (kind, row_id, job_id, users)
  select 'job', j.id, j.id, array[j.customer_id] from jobs j where j.id = any(:ids::uuid[])`

const isPending = (job: Job): boolean => canMove(jobGraph, job.status, 'accept')

const toldOf = ({ id, customerId, type, zipCode }: Job): Told<'order_served'> => ({
  kind: 'order_served',
  to: [customerId],
  jobId: id,
  data: { type, zipCode },
})

/**
 * Customers of orders that a vendor now serves are notified, and open screens read those orders again. Orders that no longer
 * wait for bids are dropped. The process that removes a row sends its notice, so two processes send it once. The job is locked
 * first (docs/decisions/0039-order-of-locks.md), and left to the next run if another act holds it, because its customer may be
 * closing the account.
 */
const tellBatch = async (tx: EntityManager, after: string | null, now: Date): Promise<{ id: string }[]> => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const waiting = await executeNamed<{ id: string; isServed: boolean }>(tx, WAITING, { now, after })
  const served = new Set(idsOf(waiting.filter(each => each.isServed)))
  const isOver = (job: Job) => !isPending(job) || isJobPast(job, now)
  const isFound = (job: Job) => served.has(job.id) && isPending(job)

  const seen = await tx.find(Job, { id: { $in: idsOf(waiting) } }, { disableIdentityMap: true })
  const found = seen.filter(job => isFound(job) || isOver(job))
  if (found.length === 0) return waiting
  const free = await executeNamed<{ id: string }>(tx, LOCK, { ids: idsOf(found) })
  const jobs = await tx.find(Job, { id: { $in: idsOf(free) } })
  const ids = idsOf(jobs.filter(job => isFound(job) || isOver(job)))
  const removed = new Set(idsOf(await executeNamed<{ id: string }>(tx, REMOVE, { ids })))
  const told = jobs.filter(job => removed.has(job.id) && served.has(job.id))
  await executeNamed(tx, RECORD_CHANGES, { ids: idsOf(told) })
  await tellAll(tx, { now }, told.map(toldOf))
  return waiting
}

/**
 * Tells customers that a vendor now serves their ZIP code, whatever the cause: an area, a service, a document, or a
 * reactivated account.
 *
 * A task looks for them, because areas, services, sizes, documents, and suspensions all decide who serves an order: nine
 * acts could forget it. A row in a table of its own costs only the orders that wait, 20 µs each.
 */
export const tellServed: Task<'tellServed'> = async (app: AppContext, _, { signal }) => {
  await inBatches(app, { size: BATCH, signal }, (tx, after) => tellBatch(tx, after, app.clock()))
}
