import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { columnsOf } from '../../platform/rows/columns.js'
import { addsTo } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import { waitingJobs } from '../jobs/JobsInWorklist.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { counted, WorklistField, worklistRows } from '../Worklist.js'
import type { Balance } from './Balance.js'
import { DUE_DAYS, hasToSettle, isDenied, settledAt } from './paymentRows.js'

/** When money is to be settled. */
const SETTLE_DAYS = 3
const LONG = `:now::timestamptz - interval '${SETTLE_DAYS} days'`

const w = columnsOf<JobTable>('w')
const b = columnsOf<Balance>('b')

export const deniedJobs = waitingJobs(`jobs w where ${isDenied(w)}`)

/** Money to pay back, and amounts due on jobs that ended within 30 days: each has an index. No line or payment is new. */
export const unsettledJobs =
  waitingJobs(`jobs w where (${w.id} in (select ${b.jobId} from job_balances b where ${b.amount} < 0 or ${b.promised} > 0)
      or (${w.status} = 'completed' and ${w.completedDate} between :now::timestamptz - interval '${DUE_DAYS} days' and ${LONG})
      or ${w.id} in (select c.job_id from job_charges c where c.kind = 'cancellation' and c.status <> 'void'))
    and ${hasToSettle(w)} and ${settledAt(w)} <= ${LONG}
    and not exists (select from users u where u.id = ${w.customerId} and u.closed_at is not null)`)

/** A refund that failed and is still to be paid back, one that is on its way for days, and a bank's dispute. */
export const cardJobs = waitingJobs(`jobs w where ${w.id} in (select p.job_id from job_payments p
      where p.dispute_status = 'open' or (p.status = 'failed' and p.refund_of is not null and exists (
        select from job_balances b where ${b.jobId} = p.job_id and ${b.vendorId} = p.vendor_id and (${b.amount} < 0 or ${b.promised} > 0))))
    or ${w.id} in (select p.job_id from job_payments p
      where p.status = 'started' and p.attempted_at < ${LONG})`)

class PaymentsInWorklist {
  @WorklistField(() => Int, {
    description: counted(
      'jobs whose customer denied the last payment within 30 days and still owes something',
    ),
  })
  deniedJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  deniedJobs!: Rel<Job>[]

  @WorklistField(() => Int, {
    description: counted(
      `jobs with a card payment to look at: a failed refund that is still to be paid back, one on its way for ${SETTLE_DAYS} days, or a bank's dispute`,
    ),
  })
  cardJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  cardJobs!: Rel<Job>[]

  @WorklistField(() => Int, {
    description: counted(
      `jobs with money to settle for ${SETTLE_DAYS} days: a vendor is to pay some back, or a customer owes some and the job ended within 30 days`,
    ),
  })
  unsettledJobCount!: number

  @WorklistField(() => [Job], { description: 'These jobs, sorted by date, earliest first.' })
  unsettledJobs!: Rel<Job>[]
}

export const paymentsInWorklist = addsTo<PaymentsInWorklist, PaymentsInWorklist, object>(worklistRows, {
  fields: {
    deniedJobCount: deniedJobs.count,
    deniedJobs: deniedJobs.rows,
    cardJobCount: cardJobs.count,
    cardJobs: cardJobs.rows,
    unsettledJobCount: unsettledJobs.count,
    unsettledJobs: unsettledJobs.rows,
  },
})
