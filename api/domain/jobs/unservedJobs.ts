import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'

/**
 * Customers who were told that nobody serves the job's ZIP code, and will hear when a vendor does:
 * jobs/tellServed.ts.
 */
export const addUnserved = (tx: EntityManager, jobId: string): Promise<object[]> =>
  executeNamed(tx, 'insert into unserved_jobs (job_id) values (:jobId::uuid) on conflict do nothing', {
    jobId,
  })

/** Lets the next run check again, because the job now asks for something else. */
export const forgetUnserved = (tx: EntityManager, jobId: string): Promise<object[]> =>
  executeNamed(tx, 'delete from unserved_jobs where job_id = :jobId::uuid', { jobId })
