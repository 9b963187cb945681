import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import { visitGraph } from '../../rules/visits/visitGraph.js'
import { lockUsers } from '../accounts/lockActive.js'
import type { AppContext } from '../context.js'
import { inBatches } from '../inBatches.js'
import { Job } from '../jobs/Job.js'
import { inStates } from '../makeMove.js'
import { followStock } from '../stock/followStock.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { Visit } from './Visit.js'

/** One job at a time, since each moves the dumpsters of others. */
const AT_ONCE = 1

/** Jobs whose dumpster should have been taken before today, by their own clock, and is reserved for less than tomorrow. */
const NEXT = `
  select j.id from reservations r join jobs j on j.id = r.job_id and j.vendor_id = r.vendor_id
    cross join lateral (select (:now::timestamptz at time zone j.time_zone)::date as day) today
  where r.released_at is null and r.pinned and j.status in ${inStates(underWay)}
    and upper(r.period) <= today.day + (select coalesce(max(s.turnaround_days), 0) from dumpster_sizes s
      where s.vendor_id = r.vendor_id and s.rental_size = r.size and s.is_active)
    and (j.pickup_date < today.day or exists (select from visits v where v.job_id = j.id and v.vendor_id = j.vendor_id
      and v.kind = 'swap' and v.status in ${inStates(visitGraph.moves.finish.from)} and (v.window_start at time zone j.time_zone)::date < today.day))
    and (:after::uuid is null or j.id > :after::uuid)
  order by j.id limit ${AT_ONCE}`

const extendNext = async (tx: EntityManager, after: string | null, now: Date): Promise<{ id: string }[]> => {
  const found = await executeNamed<{ id: string }>(tx, NEXT, { now, after })
  for (const { id } of found) {
    const job = await tx.findOne(Job, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!job?.vendorId) continue
    await lockUsers(tx, [job.customerId, job.vendorId], LockMode.PESSIMISTIC_READ)
    const visits = await tx.find(Visit, { jobId: id })
    const told: Told[] = []
    await followStock(
      { tx, now, tell: (kind, about) => told.push({ kind, ...about } as Told) },
      { job, visits },
      { isChoice: false },
    )
    await tellAll(tx, { now }, told)
  }
  return found
}

/** A dumpster that isn't back stays reserved for another day, and the vendor hears which job it endangers. */
export const extendStock: Task<'extendStock'> = async (app: AppContext, _, { signal }) => {
  await inBatches(app, { size: AT_ONCE, signal }, (tx, after) => extendNext(tx, after, app.clock()))
}
