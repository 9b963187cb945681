import type { EntityManager } from '@mikro-orm/postgresql'
import type { Job } from '../jobs/Job.js'
import { demoJobs } from './demoData.js'

/** A day after completion, the vendor marks the job as paid; `isWaiting` leaves the answer to the customer. */
const PAY = `
  insert into job_payments (id, job_id, vendor_id, amount, method, status, created_at, decided_at)
  select gen_random_uuid(), j.id, j.vendor_id, sum(c.amount), 'check', case when w.is_waiting then 'marked' else 'confirmed' end,
    j.completed_date + interval '1 day', case when w.is_waiting then null else j.completed_date + interval '2 days' end
  from jobs j join job_charges c on c.job_id = j.id and c.status in ('booked', 'contested'),
    (select ?::boolean as is_waiting) w
  where j.id = ? group by j.id, w.is_waiting`

/** The demo's payments. Its charges have been made. */
export const makePayments = async (tx: EntityManager, jobs: Job[]) => {
  for (const [index, { status, payment = 'confirmed' }] of demoJobs.entries())
    if (status === 'completed' && payment !== 'due')
      await tx.execute(PAY, [payment === 'waiting', jobs[index]!.id])
}
