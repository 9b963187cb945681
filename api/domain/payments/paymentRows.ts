import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { paymentGraph } from '../../rules/paymentGraph.js'
import { userRows } from '../accounts/userRows.js'
import type { JobColumns, JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates, toState } from '../makeMove.js'
import type { Payment } from './Payment.js'

const j = columnsOf<JobTable>('pj')
const p = columnsOf<Payment>('p')

const isOfCustomer = (p: Columns<Payment>) =>
  `exists (select from jobs pj where ${j.id} = ${p.jobId} and ${j.customerId} = :viewer)`

/** In SQL: the customer and admins read all payments of a job, its vendor their own. */
export const mayReadPayment = (p: Columns<Payment>) =>
  `(:isAdmin or ${p.vendorId} = :viewer or ${isOfCustomer(p)})`

export const paymentRows: View<Payment> = {
  table: 'job_payments',
  fields: {
    job: one(
      () => jobRows,
      (job, p) => `${job.id} = ${p.jobId}`,
    ),
    vendor: one(
      () => userRows,
      (u, p) => `${u.id} = ${p.vendorId}`,
    ),
    viewerCanDecide: p => `(${p.status} in ${fromStates(paymentGraph, 'confirm')} and ${isOfCustomer(p)})`,
  },
}

/**
 * In SQL: the final price of a job, which is the sum of its booked and contested lines, less the confirmed payments to its
 * vendor. Negative if lines were voided after a payment, null without a price and payments.
 */
export const amountDue = (job: Pick<JobColumns, 'id' | 'vendorId' | 'finalPrice'>) =>
  `(select case when num_nonnulls(${job.finalPrice}, sum(${p.amount})) > 0
      then (coalesce(${job.finalPrice}, 0) - coalesce(sum(${p.amount}), 0))::numeric(10, 2) end
    from job_payments p where ${p.jobId} = ${job.id} and ${p.vendorId} = ${job.vendorId} and ${p.status} = ${toState(paymentGraph, 'confirm')})`

/** In SQL: a payment waits for the customer of a job. */
const isMarked = (job: JobColumns) =>
  `exists (select from job_payments p where ${p.jobId} = ${job.id} and ${p.status} in ${fromStates(paymentGraph, 'confirm')})`

export const mayMarkPaid = (job: JobColumns) =>
  `((${job.vendorId} = :viewer) is true and not ${isMarked(job)} and (${amountDue(job)} > 0) is true)`

const later = columnsOf<Payment>('later')
/** For how long a denied payment needs an admin, if the vendor says no more about it. */
const DENIED_DAYS = 30

/** In SQL, with the job as `job`: the customer denied the last payment to its vendor, and something is still due. */
export const isDenied = (job: JobColumns) =>
  `(${job.id} in (select ${p.jobId} from job_payments p where ${p.status} = ${toState(paymentGraph, 'deny')}
      and ${p.vendorId} = ${job.vendorId} and ${p.decidedAt} > :now::timestamptz - interval '${DENIED_DAYS} days'
      and not exists (select from job_payments later where ${later.jobId} = ${p.jobId}
        and (${later.decidedAt} is null or ${later.decidedAt} > ${p.decidedAt})))
    and ${amountDue(job)} > 0)`

/** One that waits for the customer first, then by age. */
export const paymentOrder = (p: Columns<Payment>) =>
  `${p.status} not in ${fromStates(paymentGraph, 'confirm')}, ${p.createdAt} desc, ${p.id} desc`
